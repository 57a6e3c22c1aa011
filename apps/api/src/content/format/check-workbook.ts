import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { type Problems, UnreadableSource } from './problem.ts'
import { checkEntries, entriesOf, readEntry } from './zip-entries.ts'

/** How much of a workbook is unpacked, in bytes, and how far down its sheet may reach. */
export interface WorkbookBounds {
  bytes: number
  rows: number
}

/** Far above any spreadsheet that a person keeps. */
const usualBounds: WorkbookBounds = { bytes: 192 * 1_048_576, rows: 200_000 }
const mostColumns = 'ZZ'

/** A workbook is a zip: looked at before it is unpacked, and asked for formulas, whose results are anyone's guess. */
export async function checkWorkbook(
  file: string,
  bytes: Buffer,
  problems: Problems,
  bounds: WorkbookBounds = usualBounds,
) {
  const zip = await openBytes(bytes)
  try {
    const entries = await entriesOf(zip)
    checkEntries(file, entries, bounds.bytes)
    const sheet = (await readEntry(zip, await firstSheet(zip, entries))).toString('utf8')
    refuseVast(sheet, bounds.rows)
    // No tag has < inside: one that never ends must not be followed through all that come after it.
    for (const [, cell = '', line = ''] of sheet.matchAll(
      /<(?:\w+:)?c\s[^<>]*?r=["']([A-Z]{1,3})(\d+)["'][^<>]*>\s*<(?:\w+:)?f[\s/>]/g,
    ))
      problems.add(
        { file, line: Number(line) },
        `${cell}${line} 是公式；请粘贴为数值`,
        `has a formula in ${cell}${line}; paste it as a value`,
      )
    for (const [, range = '', line = ''] of sheet.matchAll(
      /<(?:\w+:)?mergeCell\s[^<>]*?ref=["']([A-Z]{1,3}(\d+):[A-Z]{1,3}\d+)["']/g,
    ))
      problems.add(
        { file, line: Number(line) },
        `${range} 是合并的单元格，只有第一格有内容；请取消合并，每行都填写`,
        `has merged cells ${range}, of which only the first holds anything; unmerge them and fill every line`,
      )
  } finally {
    zip.close()
  }
}

/** Only this one is read. */
async function firstSheet(zip: ZipFile, entries: Entry[]): Promise<Entry> {
  const textOf = async (name: string) => {
    const entry = entries.find(({ fileName }) => fileName === name)
    return entry ? (await readEntry(zip, entry)).toString('utf8') : ''
  }
  const id = /<(?:\w+:)?sheet\s[^>]*?\w+:id=["']([^"']+)["']/.exec(await textOf('xl/workbook.xml'))?.[1]
  const links = (await textOf('xl/_rels/workbook.xml.rels')).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const link = links.find((each) => each.includes(`Id="${id}"`) || each.includes(`Id='${id}'`)) ?? ''
  const target = /Target=["']([^"']+)["']/.exec(link)?.[1] ?? ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheet = entries.find(({ fileName }) => fileName === path)
  if (sheet) return sheet
  throw new UnreadableSource({
    zh: '里没有工作表；请用表格软件打开后另存为 xlsx',
    en: 'has no sheet; open it in a spreadsheet program and save it as xlsx',
  })
}

/** A few bytes can name a cell at the far end of the sheet, and the reader would fill everything before it. */
function refuseVast(sheet: string, mostRows: number) {
  // Only rows and cells have an r, and the reader takes < and > inside the attributes before it.
  for (const [, column = '', row = ''] of sheet.matchAll(/\sr\s*=\s*["']([A-Z]*)(\d+)["']/g))
    if (Number(row) > mostRows || column.length > mostColumns.length)
      throw new UnreadableSource({
        zh: `用到了 ${column}${row}；请删去表格下方和右侧的空行空列`,
        en: `reaches to ${column}${row}; delete the empty rows below the table and the empty columns beside it`,
      })
}

const openBytes = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(
      bytes,
      { lazyEntries: true, validateEntrySizes: true, decodeStrings: false },
      (_error, zip) =>
        zip
          ? resolve(zip)
          : reject(
              new UnreadableSource({
                zh: '不是 Excel 工作簿（xlsx）；旧格式请另存为 xlsx，有密码的请先去掉密码',
                en: 'is not an Excel workbook (xlsx); save an older one as xlsx, and one with a password without it',
              }),
            ),
    )
  })
