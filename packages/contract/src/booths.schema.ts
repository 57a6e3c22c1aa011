import { type Static, Type } from 'typebox'
import { dataReply, listReply } from './envelope.schema.ts'
import { Flag, Id, OpaqueId } from './ids.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()

export const BoothResourceQuery = Type.Object(
  {
    type: Type.Enum(['video', 'image']),
    exhibition_id: Type.Optional(Id),
    hall_id: Type.Optional(Type.Integer({ ...Id, description: 'The booth, asked for its videos' })),
    instance_id: Type.Optional(Type.Integer({ ...Id, description: 'The booth, asked for its posters' })),
  },
  { ...strict, description: 'Of hall_id and instance_id one is needed; either is understood for both types' },
)
export type BoothResourceQuery = Static<typeof BoothResourceQuery>

export const BoothVideo = Type.Object({
  fileId: OpaqueId,
  exhibition_id: Type.Integer({ ...Id, description: 'Where the booth stands, and where the film is marked' }),
  url: Text,
  name: Text,
  name_en: Text,
  poster: Type.String({ description: 'A still picture; empty without one' }),
  is_mark: Flag,
})
export type BoothVideo = Static<typeof BoothVideo>
export const BoothPoster = Type.Object({ resource: Type.Object({ download_url: Text, name: Text }) })
export type BoothPoster = Static<typeof BoothPoster>

/** Videos stand in `data`, posters in `list`, as each is read by the booth; the other one is empty. */
export const BoothResourceReply = Type.Object({
  ...listReply(BoothPoster).properties,
  data: Type.Array(BoothVideo),
})
export type BoothResourceReply = Static<typeof BoothResourceReply>

export const BoothWallQuery = Type.Object(
  { areaDate: Type.String({ pattern: '^[A-Za-z0-9-]{1,32}$' }) },
  strict,
)
export type BoothWallQuery = Static<typeof BoothWallQuery>

const share = Type.Number({ minimum: 0, maximum: 1, description: 'Of the picture’s width or height' })
export const BoothWallSlide = Type.Object({
  image: Type.Object({ url: Text }),
  hotspots: Type.Array(
    Type.Object({
      x: share,
      y: share,
      width: share,
      height: share,
      name: Type.Object({ cn: Text, en: Text }),
      company_id: Id,
      exhibition_id: Id,
      instance_id: Id,
    }),
    { maxItems: 3 },
  ),
})
export type BoothWallSlide = Static<typeof BoothWallSlide>
export const BoothWallReply = dataReply(
  Type.Object({
    areaDate: Type.String({
      description: 'The set that is shown: the first one when the one asked for is unknown',
    }),
    known: Type.Boolean(),
    slides: Type.Array(BoothWallSlide),
  }),
)
export type BoothWallReply = Static<typeof BoothWallReply>

export const PanoQuery = Type.Object({ exhibition_id: Type.Optional(Id) }, strict)
export type PanoQuery = Static<typeof PanoQuery>
export const Pano = Type.Object({
  exhibition_id: Id,
  place: Text,
  url: Type.String({ description: 'Address of the scene document, without language and time' }),
})
export type Pano = Static<typeof Pano>
export const PanosReply = listReply(Pano)
export type PanosReply = Static<typeof PanosReply>
