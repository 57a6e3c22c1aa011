import type { Command } from '../verb.ts'

/** Number and name of the exhibition that figures are of; 0 where they belong to none. */
export function exhibitionCells({ words }: Pick<Command, 'words'>, id: number, named: Map<number, string>) {
  if (id === 0) return ['', words({ zh: '（全部展会）', en: '(all of them)' })]
  // Figures outlast an exhibition that is deleted.
  return [String(id), named.get(id) ?? words({ zh: '（已删除）', en: '(deleted)' })]
}
