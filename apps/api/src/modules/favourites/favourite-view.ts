import {
  type CompanyFavourite,
  type DocumentFavourite,
  fairDateTime,
  type ProductFavourite,
  type VideoFavourite,
} from '@tradefloor/contract'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { viewPrice } from '../catalogue/index.ts'
import type { CompanyRow, DocumentRow, ProductRow, VideoRow } from './list-queries.ts'

const names = ({ nameZh, nameEn }: { nameZh: string; nameEn: string }) => ({ cn: nameZh, en: nameEn })

export const viewProduct = (row: ProductRow): ProductFavourite => ({
  id: row.favourite.id,
  exhibition_product_id: Number(row.favourite.target),
  product: {
    id: row.product.id,
    name: names(row.product),
    image: publicFileAddress(row.image),
    model: row.product.model,
    ...viewPrice(row.product),
  },
  company: { id: row.company.id, name: row.company.nameZh, name_en: row.company.nameEn },
  exhibition: { id: row.exhibition.id, name: names(row.exhibition) },
  instance_id: row.exhibitorId,
  marked_at: fairDateTime(row.favourite.markedAt),
  withdrawn: row.withdrawn,
})

export const viewCompany = (row: CompanyRow): CompanyFavourite => ({
  id: row.favourite.id,
  company_id: row.company.id,
  exhibition_id: row.exhibition.id,
  instance_id: row.exhibitorId,
  company: {
    id: row.company.id,
    name: row.company.nameZh,
    name_en: row.company.nameEn,
    logo_url: publicFileAddress(row.company.logoFileId),
  },
  exhibition: { id: row.exhibition.id, name: names(row.exhibition) },
  marked_at: fairDateTime(row.favourite.markedAt),
  withdrawn: row.withdrawn,
})

export const viewVideo = (row: VideoRow): VideoFavourite => ({
  id: row.favourite.id,
  resource_id: row.favourite.target,
  exhibition_id: row.favourite.exhibitionId,
  resource: {
    name: row.film.nameZh,
    name_en: row.film.nameEn,
    download_url: row.withdrawn ? '' : publicFileAddress(row.favourite.target),
    poster: publicFileAddress(row.film.posterFileId),
  },
  marked_at: fairDateTime(row.favourite.markedAt),
  withdrawn: row.withdrawn,
})

export const viewDocument = (row: DocumentRow): DocumentFavourite => ({
  id: row.favourite.id,
  com_doc_id: row.document.id,
  exhibition_id: row.document.exhibitionId,
  com_doc: {
    doc_name: row.document.nameZh,
    doc_name_en: row.document.nameEn,
    doc: { url: row.withdrawn ? '' : publicFileAddress(row.document.fileId) },
  },
  marked_at: fairDateTime(row.favourite.markedAt),
  withdrawn: row.withdrawn,
})
