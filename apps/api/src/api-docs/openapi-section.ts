import { type ErrorName, errors, type Language, languages, type Who } from '@tradefloor/contract'
import { escaped } from '../http/escaped-text.ts'
import { exampleOf } from './example-of.ts'
import { jsonOf, type Operation, type Schema, successOf } from './openapi-document.ts'
import { type CallFacts, refusalsOf } from './openapi-examples.ts'
import { bodyTable, fieldTree, parameterTable, table } from './openapi-fields.ts'

const whoMay: Record<Who, string> = {
  public: 'Everyone · 所有人',
  anyone: 'Everyone; a visitor finds their own marks · 所有人，登录后含本人标记',
  visitor: 'Signed-in visitors · 需登录',
  contact: 'A company’s people, signed on · 展商联系人，需登录',
  person: 'Signed-in visitors and companies’ people · 访客或展商联系人，需登录',
}

/** Told once for all of them. */
const onEveryCall = new Set(['platform', 'lang'])

export function operationSection(method: string, path: string, operation: Operation, facts: CallFacts) {
  const { requestBody, responses } = operation
  const parameters = (operation.parameters ?? []).filter(({ name }) => !onEveryCall.has(name))
  const body = schemaOf(requestBody?.content)
  const reply = schemaOf(responses['200']?.content)
  return `<section id="${escaped(operation.operationId)}">
<h3><b>${escaped(method.toUpperCase())}</b> <code>${escaped(path)}</code></h3>
<p>${escaped(operation.summary)} · <span lang="zh-CN">${escaped(operation.description)}</span></p>
<p class="who">${escaped(whoMay[facts.call.who])}</p>
${parameters.length > 0 ? `<h4>Parameters · 参数</h4>${parameterTable(parameters)}` : ''}
${body ? `<h4>Body · 请求体</h4>${bodyTable(successOf(body))}` : ''}
${reply ? `<h4>Answer · 返回</h4>${fieldTree(successOf(reply))}` : ''}
<h4>Refusals · 拒绝</h4>${refusalTable([...facts.refusals, ...refusalsOf(facts.call, operation)])}
<details><summary>Examples · 示例</summary><div class="pair">${languages
    .map((language) => `<div>${examplePart(method, path, operation, facts, language)}</div>`)
    .join('')}</div></details>
</section>`
}

const schemaOf = (content: Record<string, { schema: Schema }> = {}) =>
  (jsonOf(content) ?? Object.values(content)[0])?.schema

export const refusalTable = (names: ErrorName[]) =>
  table(
    ['Status', 'errCode', '中文', 'English'],
    names.map((name) => {
      const { status, code, zh, en } = errors[name]
      return [String(status), String(code), `<span lang="zh-CN">${escaped(zh)}</span>`, escaped(en)]
    }),
  )

function examplePart(
  method: string,
  path: string,
  operation: Operation,
  facts: CallFacts,
  language: Language,
): string {
  const body = jsonOf(operation.requestBody?.content)?.examples?.[language]?.value
  const reply = jsonOf(operation.responses['200']?.content)?.examples?.[language]?.value
  const lines = [
    `${method.toUpperCase()} ${addressOf(path, operation, body !== undefined, language)}`,
    'x-timestamp: 1794715200000',
    'x-signature: 64 hexadecimal digits',
    ...(facts.call.who === 'public' ? [] : ['authorization: Bearer access_token']),
    ...(body === undefined ? [] : ['content-type: application/json', '', shown(body)]),
  ]
  const answer = reply === undefined ? '' : `<pre>${escaped(shown(reply))}</pre>`
  return `<pre lang="${language}">${escaped(lines.join('\n'))}</pre>${answer}`
}

const shown = (value: unknown) => JSON.stringify(value, null, 2)

/** With every parameter, but for those of a DELETE that stand in its body already. */
function addressOf(
  path: string,
  { operationId = '', parameters = [] }: Operation,
  hasBody: boolean,
  language: Language,
) {
  const value = (name: string, schema: Schema) => String(exampleOf(schema, language, [operationId, name]))
  let address = path
  const search = new URLSearchParams()
  for (const { name, in: place, schema } of parameters) {
    if (place === 'path') address = address.replace(`{${name}}`, encodeURI(value(name, schema)))
    else if (!hasBody || onEveryCall.has(name)) search.set(name, value(name, schema))
  }
  return `${address}?${search}`
}
