export { type FoundPage, findPage, type Hit, isByRelevance } from './find.ts'
export {
  type GlossarySources,
  glossaryOf,
  type OwnGroup,
  readGlossarySources,
  readOwnGroups,
  struckPairs,
} from './glossary-sources.ts'
export { countMiscounted, type IndexState, readIndexState } from './index-state.ts'
export { NodeSearchKnowledge } from './knowledge.ts'
export { findLike, type IndexedItem, readItems } from './like-queries.ts'
export { viewMatch } from './match-view.ts'
export { readVocabulary } from './read-vocabulary.ts'
export { type Recommended, viewReason, viewRecommended } from './recommended-view.ts'
export { startIndexing } from './reindex.ts'
export { addSimilarCall } from './similar-routes.ts'
export type { Kind } from './source-queries.ts'
export { addSuggestCall } from './suggest-routes.ts'
export { refreshCompanies, refreshCompanyRange, refreshIndex } from './write-index.ts'
