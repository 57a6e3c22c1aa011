import { faultyPictureTexts, readPictureTexts } from '@tradefloor/rules'
import { w } from './column-makers.ts'
import type { Table } from './columns.ts'
import type { Value } from './values.ts'
import type { Words } from './words.ts'

/** Each part names one of the record's pictures, and says something of it. */
export function pictureTextFaults(
  pictures: Value | undefined,
  texts: Value | undefined,
): ReturnType<NonNullable<Table['contradictions']>> {
  const known = new Set(Array.isArray(pictures) ? pictures.map(String) : [])
  const { zh = '', en = '' } = (texts ?? {}) as Partial<Words>
  return Object.entries({ zh, en }).flatMap(([language, cell]) => {
    const field = `picture_texts.${language}`
    if (faultyPictureTexts(cell).length > 0)
      return [
        {
          field,
          text: w(
            '应写成 文件=说明，多个用分号隔开，如 products/1.jpg=单冻鱿鱼圈',
            'should be file=text, joined by semicolons, such as products/1.jpg=Frozen squid rings',
          ),
        },
      ]
    const [unknown] = [...readPictureTexts(cell).keys()].filter((path) => !known.has(path))
    return unknown === undefined
      ? []
      : [
          {
            field,
            text: w(`${unknown} 不在 images 中`, `names ${unknown}, which is not among images`),
          },
        ]
  })
}
