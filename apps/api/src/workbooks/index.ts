export { csvCells, workbookCells } from './cells-in-thread.ts'
export { workbookThreads } from './threads.ts'
export { workbookType, writeWorkbook } from './write-workbook.ts'
