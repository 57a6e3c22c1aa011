import type { Visitor } from './builders.ts'
import type { TestApp } from './test-app.ts'

const cards = '/api/exhibition/v1/purchaser/business_card'

/** A visitor gives their card to a company's contact. The number of the exchange. */
export async function giveCard(
  fair: TestApp,
  visitor: Pick<Visitor, 'as'>,
  { exhibitionId, contactId }: { exhibitionId: number; contactId: number },
): Promise<number> {
  const body = JSON.stringify({ exhibition_id: exhibitionId, card_id: contactId })
  await fair.call(visitor.as({ method: 'POST', path: `${cards}/switch_card`, body }))
  return (await fair.call(visitor.as({ path: `${cards}/card_holder` }))).json().list[0].id
}

export const withdrawCard = (fair: TestApp, visitor: Pick<Visitor, 'as'>, id: number) =>
  fair.call(
    visitor.as({ method: 'DELETE', path: `/api/exhibition/v2/purchaser/business_card/cancel_switch/${id}` }),
  )
