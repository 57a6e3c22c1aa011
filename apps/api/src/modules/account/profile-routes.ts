import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'

export function addProfileCalls(_app: FastifyInstance, _deps: Dependencies) {}
