import { type ErrorName, errors } from '@tradefloor/contract'
import { escaped } from '../http/escaped-text.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import type { CallFacts } from './openapi-examples.ts'
import { operationSection, refusalTable } from './openapi-section.ts'

const style = `body{font:15px/1.6 system-ui,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif;color:#0f1b33;max-width:960px;margin:40px auto;padding:0 20px}
h1{font-size:28px}h2{margin-top:48px;border-bottom:1px solid #dfe5f0;padding-bottom:6px}section{border:1px solid #dfe5f0;border-radius:14px;padding:8px 24px 16px;margin:20px 0}
h3{font-size:16px;overflow-wrap:anywhere}h3 b{background:#e8f0fe;color:#1557d6;border-radius:4px;padding:2px 8px;margin-right:8px}h4{margin:16px 0 4px;color:#4a5876}
ul{margin:4px 0;padding-left:20px}small,i{color:#5f6d8a}code,pre{font:13px/1.5 ui-monospace,monospace}a{color:#1557d6}
.who{display:inline-block;margin:0;padding:1px 10px;border-radius:20px;background:#eef6ee;color:#20603a;font-size:13px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:560px;font-size:14px}th,td{text-align:left;vertical-align:top;padding:5px 12px 5px 0;border-bottom:1px solid #edf1f7}th{color:#4a5876;font-weight:600}
td small{overflow-wrap:anywhere}summary{cursor:pointer;margin-top:14px;color:#1557d6}.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px}.pair>div{min-width:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f5f8fc;border-radius:8px;padding:12px;overflow:auto;max-height:420px;margin:8px 0}nav ul{columns:2;list-style:none;padding:0}nav li{break-inside:avoid}
@media(max-width:720px){.pair{grid-template-columns:1fr}nav ul{columns:1}}`

const intro = `<p>Every answer is an object with <code>res</code> 1, or with <code>res</code> 0, <code>errMes</code> in the reader’s language and <code>errCode</code>.
Every call takes two parameters more: <code>platform</code>, always, with the value that <code>/api/config</code> gives, and <code>lang</code>, <code>zh</code> or <code>en</code>: the language of the answer, else that of <code>Accept-Language</code>, else Chinese.</p>
<p lang="zh-CN">每个返回都是一个对象：成功时 <code>res</code> 为 1；拒绝时 <code>res</code> 为 0，<code>errMes</code> 为读者语言的说明，<code>errCode</code> 为代码。每个请求另有两个参数：<code>platform</code> 必填，取值见 <code>/api/config</code>；<code>lang</code> 为 <code>zh</code> 或 <code>en</code>，决定返回语言，未填时依 <code>Accept-Language</code>，默认中文。所有请求均须签名，方法见 docs/signing.md。</p>`

/** The description as one readable page, with no script, so that it needs no exception from the content policy. */
export function describePage({ info, paths }: OpenApiDocument, facts: Map<string, CallFacts>): string {
  const services = new Map<string, { links: string[]; sections: string[] }>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId = '', summary, description, tags = [] } = operation
      const known = facts.get(operationId)
      if (!known) continue
      const name = tags[0] ?? ''
      const service = services.get(name) ?? { links: [], sections: [] }
      services.set(name, service)
      const title = `${escaped(summary)} · <span lang="zh-CN">${escaped(description)}</span>`
      service.links.push(`<li><a href="#${escaped(operationId)}">${title}</a></li>`)
      service.sections.push(operationSection(method, path, operation, known))
    }
  const parts = [...services]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)} API</title><style>${style}</style></head><body>
<h1>${escaped(info.title)} <small>${escaped(info.version)}</small></h1><p>${escaped(info.description)}</p>
${intro}<p><a href="/api/openapi.json">openapi.json</a> · <a href="#refusals">Refusals · 拒绝代码</a></p>
<nav>${parts.map(([name, { links }]) => `<h4>${escaped(name)}</h4><ul>${links.join('')}</ul>`).join('')}</nav>
${parts.map(([name, { sections }]) => `<h2>${escaped(name)}</h2>${sections.join('\n')}`).join('\n')}
<h2 id="refusals">Refusals · 拒绝代码</h2>${refusalTable(Object.keys(errors) as ErrorName[])}
</body></html>`
}
