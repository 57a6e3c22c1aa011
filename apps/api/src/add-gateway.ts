import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { addDeskContentCalls } from './content/desk/index.ts'
import { addTeamCalls } from './content/team/index.ts'
import type { Dependencies } from './dependencies.ts'
import { registerAddressLimit } from './http/address-limit.ts'
import { checkSignature } from './http/call-signature.ts'
import { quickHmac } from './http/quick-hmac.ts'
import { addAccountCalls } from './modules/account/index.ts'
import { addCalendarCalls } from './modules/calendar/index.ts'
import { addCardCalls } from './modules/cards/index.ts'
import { addConversations } from './modules/chat/index.ts'
import { addMailChoiceCalls } from './modules/chat-mails/index.ts'
import { addDeskCalls } from './modules/desk/index.ts'
import { addEnquiryCalls } from './modules/enquiries/index.ts'
import { addExhibitionCalls } from './modules/exhibitions/index.ts'
import { addFavouriteCalls } from './modules/favourites/index.ts'
import { addFigureCalls } from './modules/figures/index.ts'
import { addForYouCall } from './modules/for-you/index.ts'
import { addLeadCalls } from './modules/leads/index.ts'
import { addLogCalls } from './modules/logs/index.ts'
import { addNoticeCalls } from './modules/notices/index.ts'
import { addPlaceCalls } from './modules/places/index.ts'
import { addScheduleCalls } from './modules/schedule/index.ts'
import { addSimilarCall, addSuggestCall } from './modules/search/index.ts'
import { addStorageCalls } from './modules/storage/index.ts'
import type { Realtime } from './realtime/realtime.ts'

/** All calls of the contract: signed, and limited by network address. */
export async function addGateway(gateway: FastifyInstance, deps: Dependencies, realtime: Realtime) {
  const { config, clock, signingKey } = deps
  registerAddressLimit(gateway, config.limits)
  const expected = { platform: config.platform, hmac: quickHmac(signingKey), clock }
  gateway.addHook('preValidation', (request, _, done) => {
    checkSignature(request, expected)
    done()
  })
  await gateway.register(async (account) => {
    // Only these know cookies, and only these pay for reading them.
    await account.register(cookie)
    addAccountCalls(account, deps)
  })
  addPlaceCalls(gateway, deps)
  addNoticeCalls(gateway, deps)
  addExhibitionCalls(gateway, deps)
  addSuggestCall(gateway, deps)
  addSimilarCall(gateway, deps)
  addForYouCall(gateway, deps)
  addScheduleCalls(gateway, deps)
  addCalendarCalls(gateway, deps)
  addFavouriteCalls(gateway, deps)
  addCardCalls(gateway, deps)
  addDeskCalls(gateway, deps)
  addDeskContentCalls(gateway, deps)
  addFigureCalls(gateway, deps)
  addTeamCalls(gateway, deps)
  addLeadCalls(gateway, deps)
  addStorageCalls(gateway, deps)
  addEnquiryCalls(gateway, deps)
  addConversations(gateway, deps, realtime)
  addMailChoiceCalls(gateway, deps)
  addLogCalls(gateway, deps)
}
