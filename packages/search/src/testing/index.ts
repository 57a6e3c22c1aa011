export { dearQueries, hostileQuery } from './hostile-queries.ts'
export { seededRandom } from './seeded-random.ts'
