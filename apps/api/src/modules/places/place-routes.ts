import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { listReply } from '../../http/envelope.ts'
import { areas } from './areas.ts'
import { countries } from './countries.ts'

export function addPlaceCalls(app: FastifyInstance, deps: Dependencies) {
  // Part of the program: nothing ever drops it.
  const cache = { tag: 'place' }

  addCall(app, deps, calls.listCountries, {
    summary: { zh: '国家和地区', en: 'Countries and regions' },
    reply: schemas.CountriesReply,
    cache,
    handle: async () => listReply([...countries().values()]),
  })

  addCall(app, deps, calls.listAreas, {
    summary: { zh: '省、市、区', en: 'Provinces, cities and districts of China' },
    query: schemas.AreasQuery,
    reply: schemas.AreasReply,
    cache,
    handle: async ({ query }) => {
      const all = await areas()
      return listReply(all.filter(({ parent }) => query.parent === undefined || parent === query.parent))
    },
  })
}
