import { type Static, Type } from 'typebox'
import { listReply } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'

export const Notice = Type.Object({
  id: Id,
  text: Type.Object(
    {
      cn: Type.String({ examples: ['开幕式改在小会议厅举行'] }),
      en: Type.String({ examples: ['The opening moves to the small hall'] }),
    },
    { description: 'One of them may be empty: then the other is for all readers' },
  ),
  link: Type.String({ description: 'A web address, or empty', examples: ['https://example.com/opening'] }),
  posted_at: Type.String({ description: 'ISO 8601', examples: ['2026-11-15T04:00:00.000Z'] }),
})
export type Notice = Static<typeof Notice>
export const NoticesReply = listReply(Notice)
export type NoticesReply = Static<typeof NoticesReply>
