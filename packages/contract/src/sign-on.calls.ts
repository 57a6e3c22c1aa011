import type { CodeSentReply, RefreshReply, TokensReply } from './account.schema.ts'
import { call, type Nothing } from './call.ts'
import type { MessageReply } from './envelope.schema.ts'
import type {
  DeskPersonReply,
  DeskSessionBody,
  SignOnBody,
  SignOnCodeBody,
  SignOnReply,
  SignOnResetBody,
} from './sign-on.schema.ts'

// An exhibitor's people: they sign on at one place, and the ticket they get there opens the desk.

export const signOn = call<SignOnReply, Nothing, Nothing, SignOnBody>()(
  'signOn',
  'public',
  'POST /api/account/v1/sso/login',
)

export const sendSignOnCode = call<CodeSentReply, Nothing, Nothing, SignOnCodeBody>()(
  'sendSignOnCode',
  'public',
  'POST /api/account/v1/sso/verify-code',
)

export const resetSignOn = call<MessageReply, Nothing, Nothing, SignOnResetBody>()(
  'resetSignOn',
  'public',
  'POST /api/account/v1/sso/password/reset',
)

export const openDesk = call<TokensReply, Nothing, Nothing, DeskSessionBody>()(
  'openDesk',
  'public',
  'POST /api/account/v1/desk/session',
)

export const refreshDesk = call<RefreshReply>()('refreshDesk', 'public', 'POST /api/account/v1/desk/refresh')

export const leaveDesk = call<MessageReply>()('leaveDesk', 'public', 'POST /api/account/v1/desk/logout')

export const getDeskPerson = call<DeskPersonReply>()(
  'getDeskPerson',
  'contact',
  'GET /api/account/v1/desk/me',
)
