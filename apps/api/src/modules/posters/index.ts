export { addPosterRoutes } from './poster-routes.ts'
export { posterVersion } from './poster-version.ts'
