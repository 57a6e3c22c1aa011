import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../../paths.ts'
import { lookAtPdf } from './look-at-pdf.ts'

const pdf = (body: string, trailer = 'trailer << /Root 1 0 R >>') =>
  Buffer.from(`%PDF-1.4\n${body}\n${trailer}\nstartxref\n9\n%%EOF\n`, 'latin1')
const pages = (count: number) => `2 0 obj << /Type /Pages /Kids [3 0 R] /Count ${count} >> endobj`

test('V-77 the pages of a PDF are counted, also where its objects are packed', () => {
  expect(lookAtPdf(pdf(pages(12)))).toEqual({ pages: 12 })
  expect(lookAtPdf(pdf(`${pages(12)} 5 0 obj << /Count 4 /Type /Pages /Parent 2 0 R >> endobj`))).toEqual({
    pages: 12,
  })
  const packed = deflateSync(Buffer.from('2 0 << /Type /Pages /Kids [3 0 R] /Count 7 >>')).toString('latin1')
  const stream = `4 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >> stream\n${packed}\nendstream endobj`
  expect(lookAtPdf(pdf(stream))).toEqual({ pages: 7 })
})

test('V-77 the papers of the demo fair are read', () => {
  const folder = join(repositoryRoot, 'content/demo/media/documents')
  for (const name of ['cold-chain.pdf', 'sample-shipping.pdf']) {
    const facts = lookAtPdf(readFileSync(join(folder, name)))
    expect('pages' in facts && facts.pages).toBeGreaterThan(0)
  }
})

test('V-77 a PDF with a password is told from one that is broken', () => {
  expect(lookAtPdf(pdf(pages(3), 'trailer << /Root 1 0 R /Encrypt 9 0 R >>'))).toEqual({ fault: 'encrypted' })
  expect(lookAtPdf(pdf('1 0 obj << /Type /Catalog >> endobj'))).toEqual({ fault: 'broken' })
  expect(lookAtPdf(Buffer.from('%PDF-1.4\nhalf of it'))).toEqual({ fault: 'broken' })
  expect(lookAtPdf(Buffer.from('PK\u0003\u0004 a workbook %%EOF'))).toEqual({ fault: 'broken' })
})

test('V-77 a small file that unpacks to a vast one costs little', () => {
  const bomb = deflateSync(Buffer.alloc(40 * 1_048_576)).toString('latin1')
  const stream = `4 0 obj << /Type /ObjStm >> stream\n${bomb}\nendstream endobj`
  const begun = performance.now()
  expect(lookAtPdf(pdf(stream))).toEqual({ fault: 'broken' })
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('V-77 a file made to keep the reader busy is read in time', () => {
  const begun = performance.now()
  lookAtPdf(pdf('<</Type /Pages '.repeat(1_000_000)))
  lookAtPdf(pdf('/Type /ObjStm stream\n'.repeat(500_000)))
  lookAtPdf(pdf(`/Type${' '.repeat(15_000_000)}`))
  lookAtPdf(pdf('/Encrypt 1 0 '.repeat(1_000_000)))
  expect(performance.now() - begun).toBeLessThan(5000)
})
