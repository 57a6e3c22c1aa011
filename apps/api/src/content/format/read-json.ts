import { UnreadableSource } from './problem.ts'

/** Deeper than anything in the format. */
const deepest = 32

/** JSON of an organiser's: what is wrong is said by line, and nothing in it is passed over. */
export function readJsonText(text: string): unknown {
  if (text.trim() === '') throw new UnreadableSource({ zh: '是空文件', en: 'is an empty file' })
  refuseDepth(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw notJson(text, error)
  }
  refuseDoubleKeys(text)
  return value
}

function notJson(text: string, error: unknown): UnreadableSource {
  const line = lineAt(text, placeOf(text, error instanceof Error ? error.message : ''))
  return new UnreadableSource({
    zh: `不是正确的 JSON：第 ${line} 行附近多了或少了逗号、引号或括号`,
    en: `is not right as JSON: near line ${line} a comma, quotation mark or bracket is missing or too many`,
  })
}

/** The engine says the position, or quotes ten characters around it, or found the end too early. */
function placeOf(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  const [, before, quoted] = /(\.{3})?"([\s\S]+)"(?:\.{3})? is not valid JSON$/.exec(message) ?? []
  if (quoted === undefined) return text.trimEnd().length
  return before ? text.indexOf(quoted) + 10 : 0
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/** Before it is read: whoever follows a structure down would run out of stack. */
function refuseDepth(text: string) {
  let depth = 0
  for (const { token } of tokensOf(text)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    if (depth > deepest)
      throw new UnreadableSource({
        zh: `嵌套超过 ${deepest} 层`,
        en: `is nested more than ${deepest} deep`,
      })
  }
}

/** The last of two would win in silence. */
function refuseDoubleKeys(text: string) {
  const open: (Set<string> | null)[] = []
  let before = { token: '', at: 0 }
  for (const each of tokensOf(text)) {
    if (each.token === '{') open.push(new Set())
    else if (each.token === '[') open.push(null)
    else if (each.token === '}' || each.token === ']') open.pop()
    else if (each.token === ':') {
      const key = JSON.parse(before.token) as string
      const keys = open.at(-1)
      if (keys?.has(key)) throw twice(key, lineAt(text, before.at))
      keys?.add(key)
    }
    before = each
  }
}

const twice = (key: string, line: number) =>
  new UnreadableSource({
    zh: `第 ${line} 行：“${key}”在同一条记录里写了两次`,
    en: `line ${line}: “${key}” stands twice in one record`,
  })

/** Words and signs; numbers and the like are passed over. */
function* tokensOf(text: string): Generator<{ token: string; at: number }> {
  for (const { 0: token, index: at } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/gs)) yield { token, at }
}
