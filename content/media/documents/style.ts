const ink = '#0f1b33'
const quiet = '#5f6d8a'
const harbour = '#1557d6'
const hairline = '#dfe5f0'

/** The look of a paper. The two colours are those of its cover. */
export const style = (head: { left: string; right: string }, coverInk: string, coverQuiet: string) => `
@page {
  size: A4;
  margin: 27mm 20mm 22mm;
  @top-left { content: "${head.left}"; font: 8pt/1 "WenQuanYi Micro Hei"; color: ${quiet}; vertical-align: bottom; padding-bottom: 6mm; }
  @top-right { content: "${head.right}"; font: 8pt/1 "WenQuanYi Micro Hei"; color: ${quiet}; vertical-align: bottom; padding-bottom: 6mm; }
  @bottom-center { content: counter(page) " / " counter(pages); font: 8pt/1 "WenQuanYi Micro Hei"; color: ${quiet}; vertical-align: top; padding-top: 6mm; }
}
@page cover { margin: 0; @top-left { content: none } @top-right { content: none } @bottom-center { content: none } }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { font: 9.6pt/1.72 "WenQuanYi Micro Hei"; color: ${ink}; font-variant-numeric: tabular-nums }
:lang(en) { hyphens: none }
h1, h2, .count { font-family: "Noto Serif CJK SC"; font-weight: 700 }
.cover { page: cover; position: relative; width: 210mm; height: 297mm; overflow: hidden; color: ${coverInk}; break-after: page }
.cover > svg { position: absolute; inset: 0; width: 210mm; height: 297mm }
.cover .maker { position: absolute; left: 20mm; top: 18mm; display: flex; align-items: center; gap: 3mm; font-size: 10.5pt; line-height: 1.2 }
.cover .maker svg { width: 9mm; height: 9mm }
.cover .maker + p { position: absolute; right: 20mm; top: 18mm; line-height: 9mm; font-size: 9pt; letter-spacing: .06em; color: ${coverQuiet} }
.cover .titles { position: absolute; left: 20mm; right: 20mm; top: 46mm }
.cover h1 { font-size: 41pt; line-height: 1.22; letter-spacing: .02em }
.cover h1 span { display: block; margin-top: 3mm; font-size: 19pt; line-height: 1.3; letter-spacing: 0 }
.cover .titles i { display: block; width: 18mm; height: 1.1mm; margin: 7mm 0 6mm; background: ${coverInk} }
.cover .titles p { max-width: 138mm; font-size: 11.2pt; line-height: 1.6 }
.cover .titles p + p { margin-top: 1mm; font-size: 9.4pt; color: ${coverQuiet} }
nav { margin-bottom: 10mm; padding: 6mm 7mm; background: #f3f7fd; border-left: 1.2mm solid ${harbour} }
nav ol { columns: 2; column-gap: 10mm; list-style: none }
nav li { display: grid; grid-template-columns: 8mm 1fr; padding: 1.1mm 0; break-inside: avoid; line-height: 1.45 }
nav a { color: inherit; text-decoration: none }
nav .count { color: ${harbour}; font-size: 10pt }
nav span { display: block; color: ${quiet}; font-size: 8pt }
section { margin-top: 8mm }
section > header { display: grid; grid-template-columns: 13mm 1fr; align-items: baseline; margin-bottom: 3.4mm; padding-top: 2.6mm; border-top: .35mm solid ${ink}; break-after: avoid; break-inside: avoid }
section > header .count { color: ${harbour}; font-size: 19pt; line-height: 1 }
h2 { font-size: 14.5pt; line-height: 1.35 }
h2 span { display: inline-block; margin-left: 3mm; font-size: 10.5pt; color: ${quiet} }
.pair { display: grid; grid-template-columns: 72mm 1fr; column-gap: 9mm; margin-left: 0; break-inside: avoid }
.pair + .pair { margin-top: 2.6mm }
.pair p:lang(zh) { text-align: justify; text-indent: 2em; line-break: strict }
.pair p:lang(en) { font-size: 8.7pt; line-height: 1.66; color: #33415f; padding-left: 4mm; border-left: .25mm solid ${hairline} }
table { width: 100%; border-collapse: collapse; break-inside: avoid; line-height: 1.5 }
th, td { padding: 2.4mm 3mm; text-align: left; vertical-align: top; font-weight: 400 }
th { background: ${harbour}; color: #fff; font-size: 9.4pt }
td { border-bottom: .25mm solid ${hairline} }
tr:nth-child(even) td { background: #f6f8fc }
td:first-child { color: ${harbour} }
th span, td span { display: block; font-size: 7.8pt }
th span { color: #d5e3ff }
td span { color: ${quiet} }
footer { margin-top: 10mm; padding-top: 3.4mm; border-top: .25mm solid ${hairline}; font-size: 7.8pt; line-height: 1.6; color: ${quiet}; break-inside: avoid }
`
