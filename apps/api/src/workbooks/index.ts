export { workbookType, writeWorkbook } from './write-workbook.ts'
