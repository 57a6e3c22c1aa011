import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'

export function addCodeCalls(_app: FastifyInstance, _deps: Dependencies) {}
