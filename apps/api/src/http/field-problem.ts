import type { FieldProblem } from './problem.ts'

/** As both the validator and the server's own errors describe a fault. */
interface Fault {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

/** The name of the field and the rule it broke; never the value, which may be private or hostile. */
export function toFieldProblem(fault: Fault): FieldProblem {
  const extra = fault.params.additionalProperty ?? fault.params.missingProperty
  const path = fault.instancePath.split('/').slice(1)
  if (typeof extra === 'string') path.push(extra)
  return { field: path.join('.'), problem: fault.keyword }
}
