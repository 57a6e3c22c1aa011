import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { demoFile, demoFiles, weight } from '../testing/demo-media.ts'
import type { Booklet } from './documents/booklet.ts'
import { covers } from './documents/covers/index.ts'
import { settled } from './documents/print.ts'
import { demoRecords, instructions } from './series.ts'

const booklets = instructions<Booklet[]>('papers')
const pathOf = ({ key }: Booklet) => `documents/${key.replace(/^doc-/, '')}.pdf`

/** The streams of a PDF, inflated. */
function streams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)[^>]*>> stream\n/g)].flatMap(({ 0: head, 1: length, index }) => {
    const start = index + head.length
    try {
      return inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1')
    } catch {
      return []
    }
  })
}

/** Every letter the text of a PDF can be selected and searched by, from the tables of its fonts. */
function selectable(contents: string[]): Set<string> {
  const letters = new Set<string>()
  const add = (hex: string, step = 0) => letters.add(String.fromCodePoint(Number.parseInt(hex, 16) + step))
  for (const table of contents.filter((content) => content.includes('begincmap'))) {
    for (const [, from = '', to = '', first = ''] of table.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g))
      for (let step = 0; step <= Number.parseInt(to, 16) - Number.parseInt(from, 16); step++) add(first, step)
    for (const [, letter = ''] of table.matchAll(/^<\w+> <(\w{4})>$/gm)) add(letter)
  }
  return letters
}

describe('F-04 the papers', () => {
  test('F-04 every document of the fair has its paper, and no paper is left over', () => {
    const named = demoRecords<{ file: string }>('documents').map(({ file }) => file)
    expect([...new Set(named)].sort()).toEqual(demoFiles('documents'))
    expect(booklets.map(pathOf).sort()).toEqual(demoFiles('documents'))
  })

  test('F-04 every paper has a cover of its own, and no cover is left over', () => {
    expect(Object.keys(covers).sort()).toEqual(
      booklets.map((booklet) => pathOf(booklet).slice('documents/'.length, -'.pdf'.length)).sort(),
    )
    expect(new Set(Object.values(covers)).size).toBe(booklets.length)
  })

  test('F-04 all of them weigh no more than 2.6 MB', () => {
    expect(weight(demoFiles('documents'))).toBeLessThanOrEqual(2.6 * 1024 * 1024)
  })

  test.each(booklets.map((booklet) => [pathOf(booklet), booklet] as const))(
    'F-04 %s is a PDF of a few pages in 300 KB or less',
    (path) => {
      const pdf = demoFile(path)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.subarray(-6).toString()).toBe('%%EOF\n')
      expect(pdf.length).toBeLessThanOrEqual(300 * 1024)
      const pages = streams(pdf)
        .join('')
        .match(/\/Type \/Page\b/g)?.length
      expect(pages).toBeGreaterThanOrEqual(4)
      expect(pages).toBeLessThanOrEqual(8)
    },
  )

  test.each(booklets.map((booklet) => [pathOf(booklet), booklet] as const))(
    'F-04 the text of %s can be selected in both languages',
    (path, booklet) => {
      const contents = streams(demoFile(path))
      expect(contents.join('')).toContain('/ToUnicode')
      const letters = selectable(contents)
      const words = [
        booklet.title,
        booklet.subtitle,
        ...booklet.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
      ]
      const lost = words
        .flatMap(({ zh, en }) => [...zh, ...en])
        .filter((letter) => letter.trim() && !letters.has(letter))
      expect([...new Set(lost)]).toEqual([])
    },
  )

  test('F-04 a paper has the same date whenever it is printed', () => {
    const printed = (date: string) =>
      Buffer.from(`<</CreationDate (D:${date}+00'00')\n/ModDate (D:${date}+00'00')>>`)
    expect(settled(printed('20290131235959'))).toEqual(settled(printed('20310501000000')))
    for (const path of demoFiles('documents'))
      expect(
        streams(demoFile(path))
          .join('')
          .match(/Date \(D:\d{14}/g),
      ).toEqual(['Date (D:20240101000000', 'Date (D:20240101000000'])
  })
})
