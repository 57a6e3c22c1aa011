import { startServer } from '../support/servers.ts'

/** The demo fair for all journeys, on a database that is gone afterwards. */
export default async function startFair() {
  const { address, stop } = await startServer({ DEMO: 'on' })
  process.env.E2E_FAIR = address
  return stop
}
