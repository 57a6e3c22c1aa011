import { Type } from 'typebox'

/** Pages are counted from 1. The server refuses to go further than the ten-thousandth entry. */
export const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Counted from 1' })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: '10 when not given' })),
}

/** A visitor's own lists are asked for whole by old clients, so a page of them may be longer. */
export const ownPaging = {
  page: paging.page,
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '200 when not given' })),
}
