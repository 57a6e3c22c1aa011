import type { Mail } from './delivery.ts'

const names = { zh: 'Tradefloor 云展', en: 'Tradefloor' }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

type Content = Pick<Mail, 'text' | 'code' | 'language'>

export const mailText = ({ text, language = 'zh' }: Content, site: string | null) =>
  `${text}\n\n${[names[language], site].filter(Boolean).join('\n')}\n`

/** The same words as a page: styles stand in the elements, because many mail readers drop everything else. */
export function mailPage({ text, code, language = 'zh' }: Content, site: string | null): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => (code && paragraph === code ? codeBox(code) : plain(paragraph, site)))
  const name = names[language]
  const signature = site ? `<a href="${escaped(site)}" style="color:#0b5fa5">${name}</a>` : name
  return `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:24px 12px;background:#f2f5f8">
<div style="max-width:480px;margin:0 auto;padding:28px 32px;background:#fff;border-radius:12px;font:16px/1.7 -apple-system,'PingFang SC','Microsoft YaHei',Arial,sans-serif;color:#1b2733">
${paragraphs.join('\n')}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e3e9ef;font-size:14px;color:#5a6b7b">${signature}</p>
</div></body></html>`
}

const plain = (paragraph: string, site: string | null) =>
  `<p style="margin:0 0 16px">${paragraph
    .split(/\r?\n/)
    .map((line) => lineOf(line, site))
    .join('<br>')}</p>`

/** An address of our own that stands alone is a link; what else looks like one may be a stranger's. */
function lineOf(line: string, site: string | null): string {
  const text = escaped(line)
  const isOwn = site !== null && line.startsWith(`${site.replace(/\/+$/, '')}/`) && !/\s/.test(line)
  return isOwn ? `<a href="${text}" style="color:#0b5fa5;word-break:break-all">${text}</a>` : text
}

const codeBox = (code: string) =>
  `<p style="margin:0 0 16px;padding:14px;background:#eef4fb;border-radius:8px;text-align:center;font-size:30px;font-weight:bold;letter-spacing:8px;color:#0b3d6b">${escaped(code)}</p>`
