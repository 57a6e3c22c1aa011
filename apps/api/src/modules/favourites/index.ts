import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { readFavourites } from './favourite-queries.ts'
import { addFavouriteLists } from './list-routes.ts'
import { addMarkCalls } from './mark-routes.ts'
import { addUnmarkCalls } from './unmark-routes.ts'

export { type FavouriteKind, markedAmong, markedTargets, newestFavourites } from './favourite-queries.ts'
export { list, mark, unmark, unmarkRecords } from './favourites-service.ts'

export function addFavouriteCalls(app: FastifyInstance, deps: Dependencies) {
  deps.personalData.add({ name: 'favourites', read: readFavourites })
  addFavouriteLists(app, deps)
  addMarkCalls(app, deps)
  addUnmarkCalls(app, deps)
}
