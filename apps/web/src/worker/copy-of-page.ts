import { storedAtName } from '../domains/offline/names.ts'

/** The document as it is kept: it says of itself that it is a copy. */
export const copyOfPage = (html: string, now: Date): string =>
  html.replace('<head>', () => `<head><meta name="${storedAtName}" content="${now.toISOString()}">`)

/** The files that a document names. Without them a copy of it would be blank. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)),
]

/** For the case that nothing else is left. Both languages: a worker does not know which one was chosen. */
export const lastResort = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>当前没有网络 There is no network</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f8ff; color: #10203c;
  font: 16px/1.7 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; text-align: center }
main { padding: 24px }
h1 { font-size: 20px; margin: 0 }
p { margin: 4px 0 16px; color: #55627a }
a { display: inline-block; padding: 12px 28px; border-radius: 10px; background: #1557d6; color: #fff; font-weight: 700;
  text-decoration: none }
</style>
</head>
<body>
<main>
<h1>当前没有网络</h1>
<p>这一页还没有保存在本机，联网后再试。</p>
<h1 lang="en">There is no network</h1>
<p lang="en">This page is not kept on this device yet. Please try again when you are connected.</p>
<a href="">重试 · Try again</a>
</main>
</body>
</html>
`
