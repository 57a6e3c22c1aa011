import { call, type Nothing } from './call.ts'
import type { ChooseMailsBody, MailChoiceReply, MailLinkBody } from './mail-choice.schema.ts'

export const lookAtMailChoice = call<MailChoiceReply, Nothing, Nothing, MailLinkBody>()(
  'lookAtMailChoice',
  'public',
  'POST /api/chat/v1/mail-choice/look',
)

export const chooseMails = call<MailChoiceReply, Nothing, Nothing, ChooseMailsBody>()(
  'chooseMails',
  'public',
  'POST /api/chat/v1/mail-choice',
)
