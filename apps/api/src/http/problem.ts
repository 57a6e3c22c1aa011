import { type ErrorName, errors, type Language, type Refusal } from '@tradefloor/contract'

export interface FieldProblem {
  field: string
  problem: string
}

/** A refusal the caller can read. Anything else that is thrown is a surprise: logged, and answered without detail. */
export class Problem extends Error {
  override readonly name = 'Problem'

  constructor(
    readonly problem: ErrorName,
    readonly details: { fields?: FieldProblem[]; serverTime?: number; retryAfterSeconds?: number } = {},
  ) {
    super(problem)
  }

  get status() {
    return errors[this.problem].status
  }

  toBody(language: Language, requestId: string): Refusal {
    const { code, ...words } = errors[this.problem]
    const text = words[language]
    const { fields, serverTime } = this.details
    return {
      res: 0,
      mes: text,
      errMes: text,
      errCode: code,
      request_id: requestId,
      ...(fields ? { fields } : {}),
      ...(serverTime === undefined ? {} : { server_time: serverTime }),
    }
  }
}
