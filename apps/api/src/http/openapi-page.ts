interface Schema {
  type?: string | string[]
  description?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export interface OpenApiDocument {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: unknown) => String(value ?? '').replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark)

const typeOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  return [schema.type].flat().join(' | ')
}

function fields(schema: Schema): string {
  const inner = schema.items ?? schema
  if (!inner.properties) return ''
  const rows = Object.entries(inner.properties).map(([name, field]) => {
    const optional = inner.required?.includes(name) ? '' : ' <i>optional</i>'
    const about = field.description ? ` – ${text(field.description)}` : ''
    return `<li><code>${text(name)}</code> <small>${text(typeOf(field))}</small>${optional}${about}${fields(field)}</li>`
  })
  return `<ul>${rows.join('')}</ul>`
}

const jsonOf = (content: Record<string, { schema: Schema }> | undefined) =>
  content?.['application/json']?.schema

function operation(method: string, path: string, call: Operation): string {
  const parameters = (call.parameters ?? []).map(
    ({ name, in: place, required, schema, description }) =>
      `<li><code>${text(name)}</code> <small>${text(place)}, ${text(typeOf(schema))}</small>${required ? '' : ' <i>optional</i>'}${description ? ` – ${text(description)}` : ''}</li>`,
  )
  const body = jsonOf(call.requestBody?.content)
  const reply = jsonOf(call.responses['200']?.content)
  return `<section id="${text(call.operationId)}">
<h3><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code></h3>
<p>${text(call.summary)} · <span lang="zh-CN">${text(call.description)}</span></p>
${parameters.length > 0 ? `<h4>Parameters</h4><ul>${parameters.join('')}</ul>` : ''}
${body ? `<h4>Body</h4>${fields(body)}` : ''}
${reply ? `<h4>Answer</h4>${fields(reply)}` : ''}
</section>`
}

const style = `body{font:15px/1.6 system-ui,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif;color:#0f1b33;max-width:860px;margin:40px auto;padding:0 20px}
h1{font-size:28px}h2{margin-top:48px;border-bottom:1px solid #dfe5f0;padding-bottom:6px}section{border:1px solid #dfe5f0;border-radius:14px;padding:8px 24px 16px;margin:20px 0}
h3{font-size:16px}h3 b{background:#e8f0fe;color:#1557d6;border-radius:4px;padding:2px 8px;margin-right:8px}h4{margin:16px 0 4px;color:#4a5876}
ul{margin:4px 0;padding-left:20px}small,i{color:#5f6d8a}code{font:13px ui-monospace,monospace}`

/** The description as one readable page, with no script, so that it needs no exception from the content policy. */
export function describePage({ info, paths }: OpenApiDocument): string {
  const services = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, call] of Object.entries(methods)) {
      const service = call.tags?.[0] ?? 'other'
      services.set(service, [...(services.get(service) ?? []), operation(method, path, call)])
    }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(info.title)} API</title><style>${style}</style></head><body>
<h1>${text(info.title)} <small>${text(info.version)}</small></h1><p>${text(info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
${[...services].map(([name, calls]) => `<h2>${text(name)}</h2>${calls.join('\n')}`).join('\n')}
</body></html>`
}
