import { type Static, Type } from 'typebox'
import { countBounds, Instant } from './numbers.schema.ts'

const Words = Type.Object({ zh: Type.String(), en: Type.String() })
const Link = Type.Union([Type.String(), Type.Null()])

/** What a browser may know of the server's settings. A link is null while the organiser has not set it. */
export const PublicConfig = Type.Object({
  platform: Type.String({ description: 'The fixed value of the parameter `platform`' }),
  signing_key: Type.String(),
  server_time: Type.Integer({ ...Instant, description: 'Milliseconds since 1970' }),
  call_seconds: Type.Integer({ ...countBounds, description: 'How long a page waits for an answer' }),
  offline: Type.Boolean({ description: 'Whether browsers keep the site for when they have no network' }),
  special_host: Type.Union([Type.String(), Type.Null()]),
  scene_origins: Type.Array(Type.String(), {
    description: 'Where scenes of others may come from; ours come from here',
  }),
  stream_origins: Type.Array(Type.String(), {
    description: 'Where streams of others may come from; ours come from here',
  }),
  links: Type.Object({
    meeting: Link,
    certificate: Link,
    zhoushan: Link,
    filing: Link,
    exhibitor_sso: Type.String(),
    exhibitor_desk: Type.String(),
  }),
  organiser: Type.Object({
    filing_number: Type.String(),
    phone: Type.String(),
  }),
  fair: Type.Union([Type.Object({ name: Words, tagline: Words }), Type.Null()], {
    description: 'What the organiser calls the platform; null while nobody has said',
  }),
})
export type PublicConfig = Static<typeof PublicConfig>

/** What a page carries in itself. It is cached, so it cannot know the time. */
export type PageConfig = Omit<PublicConfig, 'server_time'>

export const PublicConfigReply = Type.Object({ res: Type.Literal(1), data: PublicConfig })
export type PublicConfigReply = Static<typeof PublicConfigReply>
