import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'

export { type FileRow, writeFile } from './file-queries.ts'
export { addFileRoutes } from './file-routes.ts'

export function addStorageCalls(_app: FastifyInstance, _deps: Dependencies) {}
