import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'

export function addTokenCalls(_app: FastifyInstance, _deps: Dependencies) {}
