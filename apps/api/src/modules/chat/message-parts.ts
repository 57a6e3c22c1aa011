import { eq, sql } from 'drizzle-orm'
import { createBatcher } from '../../concurrency/batcher.ts'
import { isAnyOf } from '../../db/any-of.ts'
import type { Queries } from '../../db/open-database.ts'
import { preparedOnce, unnamed } from '../../db/prepared-once.ts'
import {
  account,
  company,
  contact,
  document,
  exhibitionProduct,
  exhibitor,
  file,
  isListed,
  isWithdrawn,
  type message,
  product,
  thread,
} from '../../schema/index.ts'

type StoredMessage = typeof message.$inferSelect

export type MessageRow = Awaited<ReturnType<typeof withWhatBelongs>>[number]

/**
 * Messages with who said them and what was sent along. Each kind of thing is asked for by itself and only where there is
 * one: nearly all messages are words, and a question that names every table is slow to plan.
 */
export async function withWhatBelongs(db: Queries, rows: { message: StoredMessage }[]) {
  const [companies, speakers, pictures, products, documents] = await Promise.all([
    // A visitor speaks in their own name, the company's people in the company's too.
    byId(idsOf(rows.filter(isCompanys), 'threadId'), companiesOf(db)),
    byId(idsOf(rows, 'senderId'), speakersOf(db)),
    byId(idsOf(rows, 'pictureId'), (ids) => findPictures(db, ids)),
    byId(idsOf(rows, 'exhibitionProductId'), (ids) => findProducts(db, ids)),
    byId(idsOf(rows, 'documentId'), (ids) => findDocuments(db, ids)),
  ])
  return rows.map(({ message }) => ({
    message,
    company: companies.get(message.threadId),
    speaker: speakers.get(message.senderId ?? 0),
    picture: pictures.get(message.pictureId ?? ''),
    product: products.get(message.exhibitionProductId ?? 0),
    document: documents.get(message.documentId ?? 0),
  }))
}

const isCompanys = ({ message }: { message: StoredMessage }) => !message.fromVisitor

const idsOf = <Key extends keyof StoredMessage>(rows: { message: StoredMessage }[], key: Key) => [
  ...new Set(rows.map(({ message }) => message[key]).filter((id) => id !== null)),
]

async function byId<Id extends number | string, Row extends { id: NoInfer<Id> }>(
  ids: Id[],
  find: (ids: Id[]) => PromiseLike<Row[]>,
): Promise<Map<Id, Row>> {
  const rows = ids.length > 0 ? await find(ids) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** For what goes with nearly every message: of many readers at once it is asked together. */
function foundTogether<Row extends { id: number }>(
  prepare: (db: Queries) => { execute(values: { ids: number[] }): Promise<Row[]> },
) {
  return preparedOnce((db) => {
    const prepared = prepare(db)
    return createBatcher(async (lists: number[][]) => {
      const found = await byId([...new Set(lists.flat())], (ids) => prepared.execute({ ids }))
      return lists.map((ids) => ids.flatMap((id) => found.get(id) ?? []))
    })
  })
}

/** The company of each conversation, by the conversation. */
const companiesOf = foundTogether((db) =>
  db
    .select({
      id: thread.id,
      nameZh: company.nameZh,
      nameEn: company.nameEn,
      logoFileId: company.logoFileId,
    })
    .from(thread)
    .innerJoin(company, eq(company.id, thread.companyId))
    .where(isAnyOf(thread.id, sql.placeholder('ids')))
    .prepare(unnamed),
)

const speakersOf = foundTogether((db) =>
  db
    .select({
      id: account.id,
      realName: account.realName,
      contact: { nameZh: contact.nameZh, nameEn: contact.nameEn },
    })
    .from(account)
    .leftJoin(contact, eq(contact.id, account.contactId))
    .where(isAnyOf(account.id, sql.placeholder('ids')))
    .prepare(unnamed),
)

const findPictures = (db: Queries, ids: string[]) =>
  db
    .select({ id: file.id, ownerId: file.ownerId, width: file.width, height: file.height })
    .from(file)
    .where(isAnyOf(file.id, ids))

const findProducts = (db: Queries, ids: number[]) =>
  db
    .select({
      id: exhibitionProduct.id,
      exhibitionId: exhibitor.exhibitionId,
      companyId: exhibitor.companyId,
      nameZh: product.nameZh,
      nameEn: product.nameEn,
      priceLow: product.priceLow,
      priceHigh: product.priceHigh,
      priceUnit: product.priceUnit,
      priceCurrency: product.priceCurrency,
      withdrawn: isWithdrawn(isListed.exhibitionProduct()),
      image: sql<string | null>`(select image.file_id from product_image as image
        where image.product_id = ${product.id} order by image.position limit 1)`,
    })
    .from(exhibitionProduct)
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .innerJoin(product, eq(product.id, exhibitionProduct.productId))
    .where(isAnyOf(exhibitionProduct.id, ids))

const findDocuments = (db: Queries, ids: number[]) =>
  db
    .select({ id: document.id, nameZh: document.nameZh, nameEn: document.nameEn, fileId: document.fileId })
    .from(document)
    .where(isAnyOf(document.id, ids))
