// The facts of the fair: queries and views, no routes. Modules above stamp what depends on the visitor.
export {
  countAddressed,
  findBoothAddresses,
  findExhibitionAddresses,
  findProductAddresses,
} from './address-queries.ts'
export { findBoothDocuments } from './booth-document-queries.ts'
export { findBoothResources, findBoothsOf, findBoothWall } from './booth-queries.ts'
export { viewBoothPoster, viewBoothVideo, viewSlide } from './booth-view.ts'
export { viewCompany } from './company-view.ts'
export { findExhibition, findExhibitions } from './exhibition-queries.ts'
export { viewExhibition } from './exhibition-view.ts'
export { type ExhibitorRow, findExhibitor, findExhibitorsOf, type ShownAt } from './exhibitor-queries.ts'
export { viewExhibitor, viewExhibitorDetail } from './exhibitor-view.ts'
export { findHallBooths } from './hall-plan-queries.ts'
export { viewHallPlan } from './hall-plan-view.ts'
export { modelCatalogue, modelFolder } from './model-catalogue.ts'
export { byOpenOrder } from './open-order.ts'
export { type Page, pageOf } from './page-of.ts'
export { viewPrice } from './price-view.ts'
export { findProduct, findProductsOf, type ProductRow } from './product-queries.ts'
export { viewProduct } from './product-view.ts'
export { measuredMs, onlineMs, viewHours } from './reply-habits.ts'
export { type Representative, representativeOf } from './representative.ts'
export { containsAll } from './search-condition.ts'
export { searchText } from './search-text.ts'
export { englishSortKey, sortKey } from './sort-key.ts'
