export { addLiveRoutes } from './live-routes.ts'
export { addressOfLoop, isLoopReference, loopAtAddress, loopNames, streamAt } from './stream-addresses.ts'
