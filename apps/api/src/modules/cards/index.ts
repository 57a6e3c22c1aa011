import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { readCard } from './card-queries.ts'
import { addOwnCardCalls } from './card-routes.ts'
import { readConsents, readExchanges } from './exchange-queries.ts'
import { addExchangeCalls } from './exchange-routes.ts'

export { exchangedContacts } from './exchange-queries.ts'

export function addCardCalls(app: FastifyInstance, deps: Dependencies) {
  deps.personalData.add({ name: 'business_card', read: readCard })
  deps.personalData.add({ name: 'received_cards', read: readExchanges })
  deps.personalData.add({ name: 'consents', read: readConsents })
  addOwnCardCalls(app, deps)
  addExchangeCalls(app, deps)
}
