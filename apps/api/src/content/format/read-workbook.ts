import { checkWorkbook, type WorkbookBounds } from './check-workbook.ts'
import { type Problems, UnreadableSource } from './problem.ts'

export interface WorkbookReader {
  workbook(bytes: Buffer): Promise<unknown[][]>
  bounds?: WorkbookBounds
}

/** The cells of the first sheet; other sheets are the organiser's own business. */
export async function readWorkbook(
  file: string,
  bytes: Buffer,
  problems: Problems,
  { workbook, bounds }: WorkbookReader,
): Promise<unknown[][]> {
  await checkWorkbook(file, bytes, problems, bounds)
  try {
    return await workbook(bytes)
  } catch (error) {
    // The reader says in English where a cell is wrong; the place is what helps.
    const [, row, column] = /row (\d+),? col (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
    throw new UnreadableSource(
      row === undefined
        ? {
            zh: '里没有能读的工作表；请用表格软件打开后另存为 xlsx',
            en: 'has no sheet that can be read; open it in a spreadsheet program and save it as xlsx',
          }
        : {
            zh: `第 ${row} 行第 ${column} 列的单元格有错误`,
            en: `has an error in the cell at row ${row}, column ${column}`,
          },
    )
  }
}
