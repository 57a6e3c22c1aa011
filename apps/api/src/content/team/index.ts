export { addTeamCalls } from './team-routes.ts'
