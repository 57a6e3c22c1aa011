import { type Static, Type } from 'typebox'
import { listReply } from './envelope.schema.ts'
import { Id, Ids, OpaqueId } from './ids.schema.ts'
import { ownPaging } from './paging.schema.ts'
import { priceFields } from './prices.schema.ts'
import { Session } from './schedule.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })

export const FavouritesQuery = Type.Object({ exhibition_id: Type.Optional(Id), ...ownPaging }, strict)
export type FavouritesQuery = Static<typeof FavouritesQuery>

const markedAt = {
  marked_at: Type.String(),
  /** The organiser has taken it out of the fair: it stays a favourite, and has no page. */
  withdrawn: Type.Boolean(),
}

export const ProductFavourite = Type.Object({
  id: Id,
  exhibition_product_id: Id,
  product: Type.Object({ id: Id, name: Names, image: Text, model: Text, ...priceFields }),
  company: Type.Object({ id: Id, name: Text, name_en: Text }),
  exhibition: Type.Object({ id: Id, name: Names }),
  instance_id: Id,
  ...markedAt,
})
export type ProductFavourite = Static<typeof ProductFavourite>
export const CompanyFavourite = Type.Object({
  id: Id,
  company_id: Id,
  exhibition_id: Id,
  instance_id: Id,
  company: Type.Object({ id: Id, name: Text, name_en: Text, logo_url: Text }),
  exhibition: Type.Object({ id: Id, name: Names }),
  ...markedAt,
})
export type CompanyFavourite = Static<typeof CompanyFavourite>
export const VideoFavourite = Type.Object({
  id: Id,
  resource_id: OpaqueId,
  exhibition_id: Id,
  resource: Type.Object({ name: Text, name_en: Text, download_url: Text, poster: Text }),
  ...markedAt,
})
export type VideoFavourite = Static<typeof VideoFavourite>
export const DocumentFavourite = Type.Object({
  id: Id,
  com_doc_id: Id,
  exhibition_id: Id,
  com_doc: Type.Object({ doc_name: Text, doc_name_en: Text, doc: Type.Object({ url: Text }) }),
  ...markedAt,
})
export type DocumentFavourite = Static<typeof DocumentFavourite>
export const SessionFavourite = Type.Object({
  id: Id,
  session_id: Id,
  exhibition_id: Id,
  session: Session,
  exhibition: Type.Object({ id: Id, name: Names }),
  ...markedAt,
})
export type SessionFavourite = Static<typeof SessionFavourite>

export const ProductFavouritesReply = listReply(ProductFavourite)
export type ProductFavouritesReply = Static<typeof ProductFavouritesReply>
export const CompanyFavouritesReply = listReply(CompanyFavourite)
export type CompanyFavouritesReply = Static<typeof CompanyFavouritesReply>
export const VideoFavouritesReply = listReply(VideoFavourite)
export type VideoFavouritesReply = Static<typeof VideoFavouritesReply>
export const DocumentFavouritesReply = listReply(DocumentFavourite)
export type DocumentFavouritesReply = Static<typeof DocumentFavouritesReply>
export const SessionFavouritesReply = listReply(SessionFavourite)
export type SessionFavouritesReply = Static<typeof SessionFavouritesReply>

export const MarkProductBody = Type.Object({ exhibition_product_id: Id }, strict)
export type MarkProductBody = Static<typeof MarkProductBody>
export const MarkCompanyBody = Type.Object({ exhibition_id: Id, company_id: Id }, strict)
export type MarkCompanyBody = Static<typeof MarkCompanyBody>
export const MarkVideoBody = Type.Object({ exhibition_id: Id, resource_id: OpaqueId }, strict)
export type MarkVideoBody = Static<typeof MarkVideoBody>
export const MarkDocumentBody = Type.Object({ exhibition_id: Id, com_doc_id: Id }, strict)
export type MarkDocumentBody = Static<typeof MarkDocumentBody>
export const MarkSessionBody = Type.Object({ session_id: Id }, strict)
export type MarkSessionBody = Static<typeof MarkSessionBody>

/** A document's star and the edit mode of the documents use the same call: one id, or several joined by commas. */
export const UnmarkDocumentsBody = Type.Object(
  { exhibition_id: Type.Optional(Id), com_doc_id: Type.Union([Id, Ids]) },
  strict,
)
export type UnmarkDocumentsBody = Static<typeof UnmarkDocumentsBody>
