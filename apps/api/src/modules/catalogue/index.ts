// The facts of the fair: queries and views, no routes. Modules above stamp what depends on the visitor.
export { findExhibition, findExhibitions } from './exhibition-queries.ts'
export { viewExhibition } from './exhibition-view.ts'
