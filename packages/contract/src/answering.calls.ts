import type {
  DeskHoursReply,
  OrderAnswersBody,
  PatchDeskHoursBody,
  SavedAnswerBody,
  SavedAnswerParams,
  SavedAnswerReply,
  SavedAnswersReply,
} from './answering.schema.ts'
import { call, type Nothing } from './call.ts'
import type { MessageReply } from './envelope.schema.ts'

export const getDeskHours = call<DeskHoursReply>()('getDeskHours', 'contact', 'GET /api/desk/v1/hours')

export const patchDeskHours = call<DeskHoursReply, Nothing, Nothing, PatchDeskHoursBody>()(
  'patchDeskHours',
  'contact',
  'PATCH /api/desk/v1/hours',
)

export const listSavedAnswers = call<SavedAnswersReply>()(
  'listSavedAnswers',
  'contact',
  'GET /api/desk/v1/answer',
)

export const addSavedAnswer = call<SavedAnswerReply, Nothing, Nothing, SavedAnswerBody>()(
  'addSavedAnswer',
  'contact',
  'POST /api/desk/v1/answer',
)

export const changeSavedAnswer = call<SavedAnswerReply, Nothing, SavedAnswerParams, SavedAnswerBody>()(
  'changeSavedAnswer',
  'contact',
  'PATCH /api/desk/v1/answer/:id',
)

export const deleteSavedAnswer = call<MessageReply, Nothing, SavedAnswerParams>()(
  'deleteSavedAnswer',
  'contact',
  'DELETE /api/desk/v1/answer/:id/remove',
)

export const orderSavedAnswers = call<SavedAnswersReply, Nothing, Nothing, OrderAnswersBody>()(
  'orderSavedAnswers',
  'contact',
  'POST /api/desk/v1/answer-order',
)
