import type { AnyCall } from '@tradefloor/contract'

export type Fields = Record<string, string | number | boolean | undefined>

/** The path of a call with its parameters put in. A missing one is a mistake of ours, not of the visitor. */
export function pathOf(call: AnyCall, params: Fields = {}): string {
  return call.path.replace(/:([a-zA-Z_]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${call.name} needs the path parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}

export function queryOf(platform: string, query: Fields = {}): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  search.set('platform', platform)
  return search
}
