import { suggest } from '@tradefloor/contract'
import { createFindMore, type FindMore } from '../find-more.ts'
import type { SceneContext } from '../scene-context.ts'
import { bothNames } from './hall-data.ts'
import { placeIdOf } from './hall-places.ts'

/** The booths that show what was typed, whatever their companies are called. */
export const createHallSearch = ({ client, params }: SceneContext): FindMore =>
  createFindMore({
    async ask(search, signal) {
      const query = { search, exhibition_id: params.exhibitionId ?? 0 }
      const { booths = [] } = await (await client()).call(suggest, { query, signal })
      return booths.map(({ company_id, products }) => ({
        id: placeIdOf(company_id),
        things: products.map(bothNames),
      }))
    },
  })
