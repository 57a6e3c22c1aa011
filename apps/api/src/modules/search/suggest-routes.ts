import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { findSuggestions } from './suggest.ts'

export function addSuggestCall(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.suggest, {
    summary: { zh: '输入时的搜索建议', en: 'Suggestions while somebody types' },
    query: schemas.SuggestQuery,
    reply: schemas.SuggestReply,
    cache: { tag: 'product' },
    handle: ({ query }) => findSuggestions(deps, query),
  })
}
