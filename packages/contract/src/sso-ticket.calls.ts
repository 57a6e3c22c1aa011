import type { RedeemedReply, RedeemTicketBody, SsoTicketQuery, SsoTicketReply } from './account.schema.ts'
import { call, type Nothing } from './call.ts'

// Apart from the calls of the account: every page has the way to the exhibitors' desk, and few have the rest.

export const getSsoTicket = call<SsoTicketReply, SsoTicketQuery>()(
  'getSsoTicket',
  'visitor',
  'GET /api/account/v1/sso-ticket',
)

export const redeemSsoTicket = call<RedeemedReply, Nothing, Nothing, RedeemTicketBody>()(
  'redeemSsoTicket',
  'public',
  'POST /api/account/v1/sso-ticket/redeem',
)
