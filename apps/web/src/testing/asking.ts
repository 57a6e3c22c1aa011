import type { Call } from '@tradefloor/contract'

/** Asks the server, be it in a component test or in a journey. */
export type Caller = <Params, Query, Body, Reply>(
  call: Call<Params, Query, Body, Reply>,
  input?: { params?: Params; query?: Query; body?: Body },
) => Promise<Reply>

/** Whoever asks the server as a visitor. */
export interface Asking {
  call: Caller
}

/** What the server would have sent, or drawn: it keeps the last of them for whoever develops on the same machine. */
export interface SentCode {
  kind: 'captcha' | 'sms' | 'mail'
  to: string
  key: string
  code: string
}
