import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { listReply } from '../../http/envelope.ts'
import { findBoothDocuments } from '../catalogue/index.ts'
import { getBoothWall, listBoothResources, listPanos, stampBoothResources } from './booths-service.ts'

export function addBoothCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.listBoothResources, {
    summary: { zh: '展位的视频与海报', en: 'Videos and posters of a booth' },
    query: schemas.BoothResourceQuery,
    reply: schemas.BoothResourceReply,
    cache: { tag: 'booth' },
    handle: ({ query }) => listBoothResources(deps, query),
    personalise: (reply, caller) => stampBoothResources(deps, reply, caller),
  })

  addCall(app, deps, calls.listBoothDocuments, {
    summary: { zh: '企业在展位提供的资料', en: 'Documents that a company gives out at its booths' },
    query: schemas.BoothDocumentsQuery,
    reply: schemas.BoothDocumentsReply,
    cache: { tag: 'booth' },
    handle: async ({ query }) => listReply(await findBoothDocuments(deps.database, query.company_id)),
  })

  addCall(app, deps, calls.getBoothWall, {
    summary: { zh: '展位图集与热点', en: 'Pictures of booths side by side' },
    query: schemas.BoothWallQuery,
    reply: schemas.BoothWallReply,
    cache: { tag: 'booth' },
    handle: ({ query }) => getBoothWall(deps, query.areaDate),
  })

  addCall(app, deps, calls.listPanos, {
    summary: { zh: '展会的全景场景', en: 'Scenes known for an exhibition' },
    query: schemas.PanoQuery,
    reply: schemas.PanosReply,
    cache: { tag: 'exhibition' },
    handle: ({ query }) => listPanos(deps, query.exhibition_id),
  })
}
