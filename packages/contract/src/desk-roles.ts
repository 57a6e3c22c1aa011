export const deskRoles = ['admin', 'editor', 'sales'] as const
export type DeskRole = (typeof deskRoles)[number]

/** What there is to do at the desk. `own` is what concerns nobody but oneself. */
export type DeskPermission = 'own' | 'answering' | 'content' | 'leads' | 'figures' | 'team'

const granted: Record<DeskRole, readonly DeskPermission[]> = {
  admin: ['own', 'answering', 'content', 'leads', 'figures', 'team'],
  editor: ['own', 'answering', 'content', 'figures'],
  sales: ['own', 'answering', 'leads', 'figures'],
}

/** The one place that decides what a company's person may do. The server asks it at each call; the desk shows by it. */
export const isGranted = (role: DeskRole, permission: DeskPermission): boolean =>
  granted[role].includes(permission)
