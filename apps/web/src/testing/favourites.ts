import {
  getExhibitor,
  getMyCard,
  getSchedule,
  listBoothResources,
  listExhibitors,
  listProducts,
  markCompany,
  markProduct,
  markSession,
  patchMyCard,
  switchCard,
} from '@tradefloor/contract'
import type { Asking } from './asking.ts'

/** Lets a visitor have favourite exhibitors, and says which companies they are. */
export async function favouriteCompanies({ call }: Asking, exhibitionId: number, count: number) {
  const { list } = await call(listExhibitors, { query: { exhibition_id: exhibitionId, size: count } })
  const companies = list.map(({ company }) => company)
  for (const { id } of companies)
    await call(markCompany, { body: { exhibition_id: exhibitionId, company_id: id } })
  return companies
}

export async function favouriteProducts({ call }: Asking, exhibitionId: number, count: number) {
  const { list } = await call(listProducts, { query: { exhibition_id: exhibitionId, size: count } })
  await Promise.all(list.map(({ id }) => call(markProduct, { body: { exhibition_product_id: id } })))
  return list
}

/** The first session of an exhibition's programme. */
export async function favouriteSession({ call }: Asking, exhibitionId: number) {
  const { list } = await call(getSchedule, { query: { exhibition_id: exhibitionId } })
  const session = list[0]?.data[0]?.data[0]
  if (!session) throw new Error(`The exhibition ${exhibitionId} has no session`)
  await call(markSession, { body: { session_id: session.id } })
  return session
}

/** Fills in the visitor's card, and gives it to that many companies of an exhibition. */
export async function exchangeCards({ call }: Asking, exhibitionId: number, count: number) {
  const { data: own } = await call(getMyCard)
  await call(patchMyCard, {
    params: { id: own.id },
    body: { post: '采购经理', company_name: '程氏海产贸易行', email: 'cheng@example.com' },
  })
  const { list } = await call(listExhibitors, { query: { exhibition_id: exhibitionId, size: count } })
  const companies = list.map(({ company }) => company)
  for (const { id } of companies) {
    const query = { exhibition_id: exhibitionId }
    const { info } = await call(getExhibitor, { params: { id }, query })
    const [card] = info.cards
    if (!card) throw new Error(`The company ${id} has no card`)
    await call(switchCard, { body: { exhibition_id: exhibitionId, card_id: card.id } })
  }
  return companies
}

/** A film of one of an exhibition's booths, as it is marked. */
export async function someVideo({ call }: Asking, exhibitionId: number) {
  const { list } = await call(listExhibitors, { query: { exhibition_id: exhibitionId, size: 10 } })
  for (const { vhall } of list) {
    const query = { exhibition_id: exhibitionId, hall_id: vhall.id, type: 'video' as const }
    const [film] = (await call(listBoothResources, { query })).data
    if (film) return { exhibition_id: exhibitionId, resource_id: film.fileId }
  }
  throw new Error(`The exhibition ${exhibitionId} has no film`)
}
