import { call, type Nothing } from './call.ts'
import type {
  DeskCardParams,
  DeskCardsQuery,
  DeskCardsReply,
  ExportDeskCardsQuery,
  NoteBody,
} from './desk.schema.ts'
import type { MessageReply } from './envelope.schema.ts'

export const listDeskCards = call<DeskCardsReply, DeskCardsQuery>()(
  'listDeskCards',
  'contact',
  'GET /api/desk/v1/card',
)

export const exportDeskCards = call<string, ExportDeskCardsQuery>()(
  'exportDeskCards',
  'contact',
  'GET /api/desk/v1/card/export',
)

export const noteOnCard = call<MessageReply, Nothing, DeskCardParams, NoteBody>()(
  'noteOnCard',
  'contact',
  'PATCH /api/desk/v1/card/:id',
)
