import { call, type Nothing } from './call.ts'
import type { ContactBody } from './enquiries.schema.ts'
import type { MessageReply } from './envelope.schema.ts'

export const contactOrganiser = call<MessageReply, Nothing, Nothing, ContactBody>()(
  'contactOrganiser',
  'public',
  'POST /api/exhibition/v1/purchaser/exh/contact_us',
)
