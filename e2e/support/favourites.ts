import {
  getExhibitor,
  getMyCard,
  listExhibitors,
  listProducts,
  markCompany,
  markProduct,
  patchMyCard,
  switchCard,
} from '@tradefloor/contract'
import type { Visitor } from './visitor.ts'

/** Lets a visitor have favourite exhibitors, and says which companies they are. */
export async function keepCompanies({ call }: Visitor, exhibitionId: number, count: number) {
  const { list } = await call(listExhibitors, { query: { exhibition_id: exhibitionId, size: count } })
  const companies = list.map(({ company }) => company)
  for (const { id } of companies)
    await call(markCompany, { body: { exhibition_id: exhibitionId, company_id: id } })
  return companies
}

export async function keepProducts({ call }: Visitor, exhibitionId: number, count: number) {
  const { list } = await call(listProducts, { query: { exhibition_id: exhibitionId, size: count } })
  await Promise.all(list.map(({ id }) => call(markProduct, { body: { exhibition_product_id: id } })))
  return list
}

/** Fills in the visitor's card, and gives it to that many companies of an exhibition. */
export async function exchangeCards({ call }: Visitor, exhibitionId: number, count: number) {
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
