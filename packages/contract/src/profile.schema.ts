import { type Static, Type } from 'typebox'

const strict = { additionalProperties: false }

/**
 * Where a tap on an exhibition leads. A word names one of the area pages; an object names a page of its own, or an
 * outside address by its key in the configuration, with the page that stands in while that key has no address.
 */
const Entry = Type.Union([
  Type.Enum(['consult', 'zhanqu', 'mobileConsult', 'mobilecomponent']),
  Type.Object({ page: Type.String({ pattern: '^/[A-Za-z0-9/]+$' }) }, strict),
  Type.Object(
    {
      external: Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
      sso: Type.Boolean(),
      otherwise: Type.String({ pattern: '^/[A-Za-z0-9/]+$' }),
    },
    strict,
  ),
])
export type Entry = Static<typeof Entry>

/** The kinds of scene we bring ourselves; each is a document of its own under /scene/. */
const SceneDocument = Type.Enum(['hall', 'desk', 'conference', 'island'])
export type SceneDocument = Static<typeof SceneDocument>

/**
 * A look of one of our own scenes, or an outside scene by its address. The place decides which of our documents it is,
 * unless the exhibition asks for another.
 */
const Scene = Type.Union([
  Type.Object(
    { look: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), document: Type.Optional(SceneDocument) },
    strict,
  ),
  Type.Object({ address: Type.String({ pattern: '^https://' }) }, strict),
])
export type Scene = Static<typeof Scene>

export const ExhibitionProfile = Type.Object(
  {
    listed: Type.Object(
      {
        ongoing: Type.Boolean(),
        review: Type.Boolean(),
        pavilionDesktop: Type.Boolean(),
        pavilionMobile: Type.Boolean(),
        mobileHistory: Type.Boolean(),
      },
      strict,
    ),
    entry: Type.Object(
      {
        homeCard: Entry,
        pavilion: Entry,
        ongoing: Entry,
        review: Entry,
        mobilePavilion: Entry,
        mobileList: Entry,
      },
      strict,
    ),
    scenes: Type.Object(
      {
        zhanqu: Type.Optional(Scene),
        consult: Type.Optional(Scene),
        bigConference: Type.Optional(Scene),
        smallConference: Type.Optional(Scene),
        mobileZhanqu: Type.Optional(Scene),
        mobileArea: Type.Optional(Scene),
        page: Type.Optional(Scene),
      },
      strict,
    ),
    shell: Type.Object({ buttons: Type.Boolean(), logo: Type.Boolean() }, strict),
    exhibitorClick: Type.Enum(['booth', 'external']),
    schedule: Type.Enum(['shown', 'none']),
    agenda: Type.Object({ big: Type.Enum(['big', 'all']) }, strict),
  },
  strict,
)
export type ExhibitionProfile = Static<typeof ExhibitionProfile>

const parts = ExhibitionProfile.properties

/** What content says of an exhibition: only where it differs from the default. */
export const ProfileChanges = Type.Object(
  {
    listed: Type.Optional(Type.Partial(parts.listed, strict)),
    entry: Type.Optional(Type.Partial(parts.entry, strict)),
    scenes: Type.Optional(parts.scenes),
    shell: Type.Optional(Type.Partial(parts.shell, strict)),
    exhibitorClick: Type.Optional(parts.exhibitorClick),
    schedule: Type.Optional(parts.schedule),
    agenda: Type.Optional(Type.Partial(parts.agenda, strict)),
  },
  strict,
)
export type ProfileChanges = Static<typeof ProfileChanges>

/** Every list a visitor can come from, and so every key of `entry`. */
export type EntryPoint = keyof ExhibitionProfile['entry']
