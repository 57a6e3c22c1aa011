/**
 * Who may use a call. `public`: everyone alike, whoever they are is not asked. `anyone`: everyone, and a signed-in
 * visitor finds their own marks in it. `visitor`: only signed in. `contact`: a company's person, signed on. `person`:
 * either of these two. The server enforces it; a test holds the open ones equal to a written list.
 */
export type Who = 'public' | 'anyone' | 'visitor' | 'contact' | 'person'

/**
 * One call of the gateway: where it is and, as types only, what goes in and comes out. The schemas stand in the
 * `.schema.ts` file beside, so that a browser that only calls does not carry them.
 */
export interface Call<Params, Query, Body, Reply, W extends Who = Who> {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `:name` for each path parameter. */
  readonly path: string
  readonly who: W
  /** Never set: carries the types. */
  readonly types?: { params: Params; query: Query; body: Body; reply: Reply }
}

export type AnyCall = Call<unknown, unknown, unknown, unknown>

// biome-ignore lint/complexity/noBannedTypes: the empty object is what a call without parameters takes
export type Nothing = {}

export const call =
  <Reply, Query = Nothing, Params = Nothing, Body = undefined>() =>
  <const W extends Who>(
    name: string,
    who: W,
    address: `${AnyCall['method']} /api/${string}`,
  ): Call<Params, Query, Body, Reply, W> => {
    const [method, path] = address.split(' ') as [AnyCall['method'], string]
    return { name, method, path, who }
  }
