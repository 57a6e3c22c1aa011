import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import type { TestApp } from './test-app.ts'

const firstFiles = {
  desktop: { '/exhibition': ['/assets/home.js', '/assets/home.css'] },
  phone: { '/exhibition': ['/assets/phone-home.js'] },
}

/** The site's document as it is before it is built, with the same places to write into. */
export async function aPageSite() {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'web'))
  await copyFile(join(repositoryRoot, 'apps/web/index.html'), join(folder, 'web/index.html'))
  await writeFile(join(folder, 'web/first-files.json'), JSON.stringify(firstFiles))
  return {
    sites: { web: join(folder, 'web'), scene: join(folder, 'scene'), desk: join(folder, 'desk') },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const between = (body: string, start: string, end: string) => {
  const from = body.indexOf(start)
  return from < 0 ? '' : body.slice(from + start.length, body.indexOf(end, from + start.length))
}

/** A page as its readers find it: people, programs and the site itself. */
export async function pageAt(fair: TestApp, url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: sent } = await fair.app.inject({ url, headers })
  const json = (start: string) => {
    const text = between(body, start, '</script>')
    return text ? JSON.parse(text) : undefined
  }
  return {
    status: statusCode,
    headers: sent,
    body,
    title: between(body, '<title>', '</title>'),
    lang: between(body, '<html lang="', '"'),
    facts: between(body, '<div id="root">', '</main>'),
    canonical: between(body, '<link rel="canonical" href="', '"'),
    description: between(body, '<meta name="description" content="', '"'),
    picture: between(body, '<meta property="og:image" content="', '"'),
    twins: [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, tag = '', address = '']) => [tag, address.replaceAll('&amp;', '&')],
    ),
    data: json('<script type="application/ld+json">'),
    answers: json('<script type="application/json" id="first-answers">') as
      | Record<string, unknown>
      | undefined,
  }
}
