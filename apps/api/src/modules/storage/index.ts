export { type FileRow, writeFile } from './file-queries.ts'
export { addFileRoutes } from './file-routes.ts'
