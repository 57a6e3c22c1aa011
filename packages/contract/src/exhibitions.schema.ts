import { type Static, Type } from 'typebox'
import { dataReply, listReply } from './envelope.schema.ts'
import { Flag, Id } from './ids.schema.ts'
import { largestId } from './ids.ts'
import { Count } from './numbers.schema.ts'
import { ExhibitionProfile } from './profile.schema.ts'

const dateTime = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$',
  description: 'The wall clock of the fair (+08:00), YYYY-MM-DD HH:mm:ss',
})

const localName = Type.Object({ name: Type.String() })

export const Exhibition = Type.Object({
  id: Id,
  lasting: Type.Integer({ ...Flag, description: '1 a permanent pavilion, 0 a dated fair' }),
  status: Type.Integer({ minimum: 1, maximum: 3, description: '1 upcoming, 2 being held, 3 ended' }),
  base_info: Type.Object({
    exhibition_id: Id,
    exh_address: Type.String({ description: 'Empty when the fair has no place of its own' }),
    exh_address_en: Type.String(),
    data: Type.Object({ cn: localName, en: localName }),
  }),
  open_date: dateTime,
  close_date: dateTime,
  main_img: Type.Object({ url: Type.String() }),
  exhibitor_count: Type.Union([Count, Type.Null()], {
    description: 'How many exhibitors take part; null while it is not known',
  }),
  industry: Type.Union([Type.String(), Type.Null()], {
    description: 'What it deals in; null when the organiser has not said',
  }),
  profile: ExhibitionProfile,
})
export type Exhibition = Static<typeof Exhibition>

export const ExhibitionId = Type.Integer({ minimum: 1, maximum: largestId })

export const ListExhibitionsQuery = Type.Object(
  {
    lasting: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    status: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    company_id: Type.Optional(ExhibitionId),
  },
  { additionalProperties: false },
)
export type ListExhibitionsQuery = Static<typeof ListExhibitionsQuery>

export const ListExhibitionsReply = listReply(Exhibition)
export type ListExhibitionsReply = Static<typeof ListExhibitionsReply>

export const GetExhibitionParams = Type.Object({ id: ExhibitionId })
export type GetExhibitionParams = Static<typeof GetExhibitionParams>

export const GetExhibitionReply = dataReply(Exhibition)
export type GetExhibitionReply = Static<typeof GetExhibitionReply>
