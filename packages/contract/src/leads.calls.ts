import { call, type Nothing } from './call.ts'
import type { MessageReply } from './envelope.schema.ts'
import type {
  ChangeLeadBody,
  ChangeLeadsBody,
  ChangeLeadsReply,
  ExportLeadsQuery,
  LeadNoteBody,
  LeadNoteParams,
  LeadParams,
  LeadReply,
  LeadsQuery,
  LeadsReply,
} from './leads.schema.ts'

export const listLeads = call<LeadsReply, LeadsQuery>()('listLeads', 'contact', 'GET /api/desk/v1/lead')

/** A text for CSV and vCard, and the bytes of a workbook. */
export const exportLeads = call<string | Blob, ExportLeadsQuery>()(
  'exportLeads',
  'contact',
  'GET /api/desk/v1/lead/export',
)

export const getLead = call<LeadReply, Nothing, LeadParams>()(
  'getLead',
  'contact',
  'GET /api/desk/v1/lead/:uid',
)

export const changeLead = call<LeadReply, Nothing, LeadParams, ChangeLeadBody>()(
  'changeLead',
  'contact',
  'PATCH /api/desk/v1/lead/:uid',
)

export const changeLeads = call<ChangeLeadsReply, Nothing, Nothing, ChangeLeadsBody>()(
  'changeLeads',
  'contact',
  'PATCH /api/desk/v1/lead',
)

export const addLeadNote = call<LeadReply, Nothing, LeadParams, LeadNoteBody>()(
  'addLeadNote',
  'contact',
  'POST /api/desk/v1/lead/:uid/note',
)

export const deleteLeadNote = call<MessageReply, Nothing, LeadNoteParams>()(
  'deleteLeadNote',
  'contact',
  'DELETE /api/desk/v1/lead/:uid/note/:id',
)
