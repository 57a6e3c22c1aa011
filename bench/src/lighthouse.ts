import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openDeskBrowser } from './desk-browser.ts'
import { median } from './report.ts'
import type { JudgedPage } from './site-pages.ts'

const runs = 5
/** A browser that gets no answer in time, because the machine was withheld from it, is no finding about the page. */
const tries = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

const categoriesOf = ({ desk }: JudgedPage) =>
  categories.filter((category) => desk === undefined || category !== 'seo')

/** At least: a phone is judged as one of the middle class on a slow network, a desktop as a fast one. */
const wanted = (category: Category, { phone }: JudgedPage) =>
  category === 'performance' ? (phone ? 90 : 95) : 100

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
}

interface Visit {
  /** Lighthouse is not installed with the rest: it weighs a third of everything else together. */
  program: string
  executablePath: string
  address: string
  page: JudgedPage
  language: 'zh' | 'en'
  /** Of a browser that is there already and remembers who is signed on. */
  port?: number | undefined
}

/** Prints the medians of a page's scores, and what each category found wanting. */
export async function lighthouse(visit: Visit) {
  const desk = visit.page.desk === 'signedOn' ? await openDeskBrowser(visit.address, visit) : undefined
  const reports: Report[] = []
  try {
    for (let run = 0; run < runs; run++) reports.push(await triedReport({ ...visit, port: desk?.port }))
  } finally {
    await desk?.close()
  }
  console.log(`\nLighthouse, ${visit.page.name}, ${visit.language}`)
  for (const category of categoriesOf(visit.page)) {
    const score = median(reports.map((report) => Math.round(100 * (report.categories[category].score ?? 0))))
    const least = wanted(category, visit.page)
    const low = score < least
    console.log(
      `  ${category.padEnd(34)} ${score.toFixed(0).padStart(9)} of ${least}${low ? '   TOO LOW' : ''}`,
    )
    if (low) process.exitCode = 1
    if (score < 100) for (const title of faultsOf(reports[0], category)) console.log(`    ${title}`)
  }
}

const faultsOf = (report: Report | undefined, category: Category) =>
  (report?.categories[category].auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => report?.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title)

const inLanguage = (path: string, language: Visit['language']) =>
  language === 'zh' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

async function triedReport(visit: Visit): Promise<Report> {
  for (let left = tries - 1; ; left--)
    try {
      return await reportOf(visit)
    } catch (fault) {
      if (left === 0) throw fault
      console.log(`  Lighthouse ended early on ${visit.page.name}, ${visit.language}: once more`)
    }
}

async function reportOf({ program, executablePath, address, page, language, port }: Visit): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      address + inLanguage(page.path, language),
      '--quiet',
      '--output=json',
      `--only-categories=${categoriesOf(page).join(',')}`,
      ...(page.phone ? [] : ['--preset=desktop']),
      ...(port
        ? [`--port=${port}`, '--disable-storage-reset']
        : [
            '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --enable-unsafe-swiftshader',
          ]),
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}
