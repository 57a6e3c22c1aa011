import { instructions, type Series } from '../series.ts'
import type { Booklet } from './booklet.ts'
import { covers } from './covers/index.ts'
import { page } from './page.ts'
import { print } from './print.ts'

const mostBytes = 300 * 1024

/** The papers of the fair, as they are downloaded. */
export const documents: Series = {
  name: 'documents',
  drawings: () =>
    instructions<Booklet[]>('papers').map((booklet) => {
      const name = booklet.key.replace(/^doc-/, '')
      const cover = covers[name]
      if (!cover) throw new Error(`the paper ${name} has no cover`)
      return {
        path: `documents/${name}.pdf`,
        source: () => page(booklet, cover),
        make: async (html) => {
          const pdf = await print(html)
          if (pdf.length > mostBytes) throw new Error(`${name} weighs ${pdf.length} bytes, over ${mostBytes}`)
          return pdf
        },
      }
    }),
}
