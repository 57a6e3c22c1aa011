export { SearchCounts } from './search-counts.ts'
export { dayOfHour, hourMs } from './view-queries.ts'
export { addLogCalls } from './view-routes.ts'
export { sweepViews } from './view-service.ts'
