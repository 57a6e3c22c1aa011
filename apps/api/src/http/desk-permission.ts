import {
  type AnyCall,
  type DeskPermission,
  deskRoles,
  type ErrorName,
  isGranted,
  permissionOfCall,
} from '@tradefloor/contract'
import type { PersonCaller } from './caller.ts'
import { Problem } from './problem.ts'

/** What a company's person needs for a call; nothing for the calls of others. One that nobody decided about is refused. */
export function neededPermission({ name, who }: Pick<AnyCall, 'name' | 'who'>): DeskPermission | undefined {
  if (who !== 'contact') return undefined
  const permission = permissionOfCall(name)
  if (!permission) throw new Error(`${name} has no permission in desk-call-permissions.ts`)
  return permission
}

/** What everybody at the desk may do is refused to nobody. */
export const refusalsBy = (permission: DeskPermission | undefined): ErrorName[] =>
  permission === undefined || deskRoles.every((role) => isGranted(role, permission)) ? [] : ['role_refused']

export function requirePermission(caller: Pick<PersonCaller, 'role'> | null, permission: DeskPermission) {
  if (!caller?.role || !isGranted(caller.role, permission)) throw new Problem('role_refused')
}
