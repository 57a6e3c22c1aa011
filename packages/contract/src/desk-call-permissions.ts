import type { DeskPermission } from './desk-roles.ts'

/** What somebody must be allowed to do who uses a call of the desk. The server does not start with a call that is missing. */
const callsBy: Record<DeskPermission, readonly string[]> = {
  own: ['getDeskPerson'],
  answering: [
    'getDeskHours',
    'patchDeskHours',
    'listSavedAnswers',
    'addSavedAnswer',
    'changeSavedAnswer',
    'deleteSavedAnswer',
    'orderSavedAnswers',
    'takeThread',
  ],
  content: [
    'getStart',
    'markProfileSeen',
    'listContent',
    'getContent',
    'patchContent',
    'discardDrafts',
    'publishContent',
    'listContentVersions',
    'restoreContentVersion',
    'addDeskProduct',
    'withdrawDeskProduct',
    'returnDeskProduct',
    'moveDeskProduct',
    'addDeskDocument',
    'withdrawDeskDocument',
    'returnDeskDocument',
    'moveDeskDocument',
    'beginUpload',
    'sendUploadPart',
    'finishUpload',
    'cancelUpload',
    'exportProducts',
    'compareProductSheet',
    'writeProductSheet',
  ],
  leads: [
    'listLeads',
    'exportLeads',
    'getLead',
    'changeLead',
    'changeLeads',
    'addLeadNote',
    'deleteLeadNote',
    'listDeskCards',
    'exportDeskCards',
    'noteOnCard',
  ],
  figures: ['getFigures', 'exportFigures'],
  team: ['listTeam', 'inviteColleague', 'inviteAgain', 'cancelInvitation', 'changeRole', 'removeColleague'],
}

const permissions = new Map(
  Object.entries(callsBy).flatMap(([permission, names]) =>
    names.map((name) => [name, permission as DeskPermission] as const),
  ),
)

export const permissionOfCall = (name: string): DeskPermission | undefined => permissions.get(name)
