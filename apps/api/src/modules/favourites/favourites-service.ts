import type { FavouritesQuery, Language } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { listReply, messageReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import {
  deleteFavouritesById,
  deleteFavouritesOf,
  type FavouriteKind,
  insertFavourite,
  type Target,
} from './favourite-queries.ts'
import type { FavouritesRequest } from './list-queries.ts'

type Needs = Pick<Dependencies, 'database' | 'clock'>

/** Whose mark it is, and in which language to say so. */
export interface By {
  caller: { accountId: number }
  language: Language
}

const words = {
  marked: { zh: '收藏成功', en: 'Favourited' },
  unmarked: { zh: '已取消收藏', en: 'Favourite cancelled' },
}

/** Marks what has been found; what has not is refused. */
export async function mark(
  { database, clock }: Needs,
  { caller, language }: By,
  kind: FavouriteKind,
  target: Target | undefined,
) {
  if (!target) throw new Problem('not_found')
  await insertFavourite(database.db, {
    accountId: caller.accountId,
    kind,
    markedAt: clock.now(),
    ...target,
  })
  return messageReply(words.marked[language])
}

/** Taking off what is not marked is no fault: the star is dark either way. */
export async function unmark(
  { database }: Needs,
  { caller, language }: By,
  kind: FavouriteKind,
  which: { targets: string[]; exhibitionId?: number },
) {
  await deleteFavouritesOf(database.db, caller.accountId, kind, which)
  return messageReply(words.unmarked[language])
}

export async function unmarkRecords(
  { database }: Needs,
  { caller, language }: By,
  kind: FavouriteKind,
  ids: number[],
) {
  await deleteFavouritesById(database.db, caller.accountId, kind, ids)
  return messageReply(words.unmarked[language])
}

/** A page of the caller's own favourites, of every exhibition unless one is asked for. */
export async function list<Row, View>(
  { database }: Needs,
  { caller, query }: { caller: { accountId: number }; query: FavouritesQuery },
  find: (db: Needs['database']['db'], asked: FavouritesRequest) => Promise<{ rows: Row[]; count: number }>,
  view: (row: Row) => View,
) {
  const { exhibition_id: exhibitionId, page = 1, size = 200 } = query
  const { rows, count } = await find(database.db, { accountId: caller.accountId, exhibitionId, page, size })
  return listReply(rows.map(view), count)
}
