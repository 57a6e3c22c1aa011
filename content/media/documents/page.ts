import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Paper } from '../paper.ts'
import type { Booklet, Words } from './booklet.ts'
import { type Cover, coverSize } from './covers/cover.ts'
import { style } from './style.ts'

const safe = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const quoted = (text: string) => text.replace(/["\\]/g, '\\$&')

const both = ({ zh, en }: Words) => (zh === en ? safe(zh) : `${safe(zh)}<span lang="en">${safe(en)}</span>`)

const count = (i: number) => `<span class="count">${String(i + 1).padStart(2, '0')}</span>`

const contents = (headings: Words[]) =>
  `<nav><ol>${headings
    .map((heading, i) => `<li>${count(i)}<a href="#s${i}">${both(heading)}</a></li>`)
    .join('')}</ol></nav>`

const section = (i: number, heading: Words, body: string) =>
  `<section id="s${i}"><header>${count(i)}<h2>${both(heading)}</h2></header>${body}</section>`

const pair = ({ zh, en }: Words) =>
  `<div class="pair"><p lang="zh">${safe(zh)}</p><p lang="en">${safe(en)}</p></div>`

const table = ({ columns, rows }: NonNullable<Booklet['table']>) =>
  `<table><thead><tr>${columns.map((cell) => `<th>${both(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${both(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

const closing =
  '<footer><p>本资料由云展编写，供采购商与展商参考；其中的企业、人物与数字均为演示而设。</p>' +
  '<p lang="en">Written by Tradefloor for buyers and exhibitors. The companies, people and figures in it are made up for the demonstration.</p></footer>'

/** The whole paper as one HTML document, ready to be printed. */
export function page({ title, subtitle, sections, table: figures }: Booklet, cover: Cover): string {
  const paper = new Paper(coverSize)
  const drawing = paper.bind(...cover.draw(paper)).replace('<svg ', '<svg aria-hidden="true" ')
  const mark = readFileSync(resolve('content/media/mark.svg'), 'utf8')
  const chapters = [...sections.map(({ heading }) => heading), ...(figures ? [figures.heading] : [])]
  const head = { left: quoted(`${title.zh}　${title.en}`), right: '云展 Tradefloor' }
  return `<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>${safe(`${title.zh} ${title.en}`)}</title>
<style>${style(head, cover.ink, cover.quiet)}</style></head><body>
<div class="cover">${drawing}<div class="maker">${mark}<p>云展<br>Tradefloor</p></div><p>展会资料 Fair Papers</p>
<div class="titles"><h1>${both(title)}</h1><i></i><p>${safe(subtitle.zh)}</p><p lang="en">${safe(subtitle.en)}</p></div></div>
${contents(chapters)}
${sections.map(({ heading, paragraphs }, i) => section(i, heading, paragraphs.map(pair).join(''))).join('')}
${figures ? section(sections.length, figures.heading, table(figures)) : ''}
${closing}</body></html>`
}
