import { csvOf } from '../../text-formats/csv.ts'
import { readChoice } from '../read-option.ts'
import { type Command, exitCodes, type ToolDatabase } from '../verb.ts'
import { type DemandLine, demandGroupings, readDemand } from './demand.ts'
import type { Span } from './figures.ts'
import { demandTable, printDemand } from './print-demand.ts'

/** `stats --search`: what visitors looked for. */
export async function answerDemand(
  command: Command,
  span: Span,
  database: ToolDatabase,
  namesOf: (ids: number[]) => Promise<Map<number, string>>,
): Promise<number> {
  const by = readChoice(command, 'by', demandGroupings)
  const demand = await readDemand(database, span, by)
  const named = await namesOf(demand.lines.map(({ exhibitionId }) => exhibitionId ?? 0))
  if (command.isSet('csv')) {
    command.out.print(csvOf(demandTable(command, demand.lines, by, named)))
    return exitCodes.done
  }
  const { lines, withheld, unnamed } = demand
  command.out.answer({
    since: span.since,
    until: span.until,
    by,
    searches: lines.map((line) => forPrograms(line, named)),
    withheld,
    unnamed,
  })
  printDemand(command, demand, by, named)
  return exitCodes.done
}

const forPrograms = ({ exhibitionId, language, ...line }: DemandLine, named: Map<number, string>) => ({
  ...line,
  ...(language === null ? {} : { language: language || null }),
  ...(exhibitionId === null
    ? {}
    : { exhibition_id: exhibitionId, exhibition: named.get(exhibitionId) ?? null }),
})
