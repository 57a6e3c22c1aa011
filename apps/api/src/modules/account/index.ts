import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCodeCalls } from './code-routes.ts'
import { addInvitationCalls } from './invitation-routes.ts'
import { signInNeeds } from './login-service.ts'
import { addPasswordCalls } from './password-routes.ts'
import { addProfileCalls } from './profile-routes.ts'
import { addRegistrationCalls } from './registration-routes.ts'
import { addResetCalls } from './reset-routes.ts'
import { addSessionCalls } from './session-routes.ts'
import { addSignOnCalls } from './sign-on-routes.ts'
import { addTokenCalls } from './token-routes.ts'

export type { AccountRow } from './account-queries.ts'
export { findAccountsCalled, findBlocked } from './blocking-queries.ts'
export { blockAccount, unblockAccount } from './blocking-service.ts'
export { sweepExpired } from './expired-service.ts'
export { invitationMail } from './invitation-mail.ts'
export {
  findContactAccount,
  findInvitees,
  findOpenInvitations,
  findUninvited,
  type Invitee,
} from './invitation-queries.ts'
export { invitationLink, inviteContact, invitedLanguage } from './invitation-service.ts'
export { newUid } from './new-uid.ts'
export { hashPassword } from './passwords.ts'
export { findSignedIn } from './session-queries.ts'
export { revokeSessions } from './session-service.ts'
export { rtmTokenRedeemer } from './token-service.ts'
export { endAccounts, endWithdrawnSessions } from './withdrawn-contacts.ts'

export function addAccountCalls(app: FastifyInstance, deps: Dependencies) {
  const signIns = signInNeeds(deps)
  addSessionCalls(app, signIns)
  addProfileCalls(app, deps)
  addPasswordCalls(app, deps)
  addTokenCalls(app, deps)
  addCodeCalls(app, deps)
  addRegistrationCalls(app, deps)
  addResetCalls(app, deps)
  addInvitationCalls(app, deps)
  addSignOnCalls(app, signIns)
}
