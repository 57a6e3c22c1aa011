export * from './call.ts'
export type { ContentExhibition, ContentFair, Industry } from './content.schema.ts'
export type { Refusal } from './envelope.schema.ts'
export * from './errors.ts'
export * from './exhibition-status.ts'
export * from './exhibitions.calls.ts'
export type { Exhibition, ListExhibitionsQuery } from './exhibitions.schema.ts'
export * from './fair-time.ts'
export * from './language.ts'
export type {
  Entry,
  EntryPoint,
  ExhibitionProfile,
  ProfileChanges,
  Scene,
  SceneDocument,
} from './profile.schema.ts'
export type { PageConfig, PublicConfig, PublicConfigReply } from './public-config.schema.ts'
export * from './scene-messages.ts'
export * from './signing.ts'
