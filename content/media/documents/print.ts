import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { packed } from './pack.ts'

const start = promisify(execFile)

/** Prints an HTML document as PDF with a browser of its own, which has nothing to remember. */
export async function print(html: string): Promise<Buffer> {
  const browser = process.env.CHROMIUM_PATH
  if (!browser) throw new Error('CHROMIUM_PATH says which browser prints; `npm run content:media` sets it')
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  try {
    const [source, printed] = [join(folder, 'paper.html'), join(folder, 'paper.pdf')]
    await writeFile(source, html)
    await start(browser, [
      '--headless',
      '--disable-gpu',
      // Chromium's sandbox does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--no-pdf-header-footer',
      '--generate-pdf-document-outline',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${printed}`,
      pathToFileURL(source).href,
    ])
    return packed(settled(await readFile(printed)))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** With a fixed date, written over the real one in the same length, so that the same text gives the same file. */
export function settled(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  return Buffer.from(
    text.replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, (_, name) => `/${name} (D:20240101000000`),
    'latin1',
  )
}
