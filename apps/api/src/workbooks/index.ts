export { csvCells, workbookCells } from './cells-in-thread.ts'
export { workbookType, writeWorkbook } from './write-workbook.ts'
