import type {
  ProductSheet,
  SheetCell,
  SheetLine,
  SheetProduct,
  SheetRefusal,
  WriteSheetReply,
} from '@tradefloor/contract'

/** What somebody wants otherwise than it is proposed: a line by its number, a cell by line and field. */
export type Flipped = ReadonlySet<string>

const lineKey = ({ line }: SheetLine) => String(line)
export const cellKey = ({ line }: SheetLine, { field }: SheetCell) => `${line} ${field}`

/** All that can be flipped of a line. */
export const keysOf = (line: SheetLine): string[] => [
  lineKey(line),
  ...line.cells.map((cell) => cellKey(line, cell)),
]

/** What the spreadsheet changed is taken; what the desk has changed since it left waits to be chosen. */
export const isCellTaken = (line: SheetLine, cell: SheetCell, flipped: Flipped): boolean =>
  line.problems.length === 0 &&
  !flipped.has(lineKey(line)) &&
  (cell.standing === 'changed') !== flipped.has(cellKey(line, cell))

export const isLineTaken = (line: SheetLine, flipped: Flipped): boolean =>
  line.cells.some((cell) => isCellTaken(line, cell, flipped))

export function toggled(flipped: Flipped, key: string): Flipped {
  const next = new Set(flipped)
  if (!next.delete(key)) next.add(key)
  return next
}

/** A line is left out wholly; one of which nothing is taken comes with all it has. */
export function toggleLine(line: SheetLine, flipped: Flipped): Flipped {
  if (isLineTaken(line, flipped)) return toggled(flipped, lineKey(line))
  const next = new Set(flipped)
  next.delete(lineKey(line))
  if (isLineTaken(line, next)) return next
  for (const cell of line.cells) if (cell.standing !== 'changed') next.add(cellKey(line, cell))
  return next
}

/** What is to be written. */
export const productsIn = ({ lines }: ProductSheet, flipped: Flipped): SheetProduct[] =>
  lines.flatMap((line) => {
    const cells = line.cells.filter((cell) => isCellTaken(line, cell, flipped))
    if (cells.length === 0) return []
    return {
      line: line.line,
      ...(line.id === null ? {} : { id: line.id }),
      cells: cells.map(({ field, before, after }) => ({ field, before, value: after })),
    }
  })

/** The same the other way round; what was new goes. */
export function undoOf(
  products: readonly SheetProduct[],
  written: WriteSheetReply['data']['written'],
): SheetProduct[] {
  const ids = new Map(written.map(({ line, id }) => [line, id]))
  return products.flatMap(({ line, id, cells }) => {
    const made = ids.get(line)
    if (made === undefined) return []
    return {
      line,
      id: made,
      ...(id === undefined ? { remove: true } : {}),
      cells: cells.map(({ field, before, value }) => ({ field, before: value, value: before })),
    }
  })
}

/** With what was told when it was not written: the cell as it is now, or the sentence why it cannot be. */
export function withRefusals(sheet: ProductSheet, refused: readonly SheetRefusal[]): ProductSheet {
  return { ...sheet, lines: sheet.lines.map((line) => refused.reduce(withRefusal, line)) }
}

function withRefusal(line: SheetLine, refusal: SheetRefusal): SheetLine {
  const { line: at, field, problem, value, edited_by, edited_at } = refusal
  if (at !== line.line) return line
  if (problem) return { ...line, problems: [...line.problems, { field, problem }] }
  return {
    ...line,
    cells: line.cells.map((cell) =>
      cell.field === field ? { ...cell, before: value, standing: 'both', edited_by, edited_at } : cell,
    ),
  }
}

export const sheetFilters = ['all', 'new', 'changed', 'choose', 'problems'] as const
export type SheetFilter = (typeof sheetFilters)[number]

const fits: Record<SheetFilter, (line: SheetLine) => boolean> = {
  all: () => true,
  new: ({ id, problems }) => id === null && problems.length === 0,
  changed: ({ id, cells }) => id !== null && cells.some(({ standing }) => standing === 'changed'),
  choose: ({ cells }) => cells.some(({ standing }) => standing !== 'changed'),
  problems: ({ problems }) => problems.length > 0,
}

export const linesIn = ({ lines }: ProductSheet, filter: SheetFilter): SheetLine[] =>
  lines.filter(fits[filter])
