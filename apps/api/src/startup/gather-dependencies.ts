import type { Clock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import { FairDetails } from '../config/fair-details.ts'
import { installationKey } from '../config/installation-key.ts'
import { Secrets } from '../config/secrets.ts'
import type { Database } from '../db/open-database.ts'
import { PersonalData } from '../db/personal-data.ts'
import { openDelivery } from '../delivery/open-delivery.ts'
import { Outbox } from '../delivery/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import { Limits } from '../http/limits.ts'
import { ReplyCache } from '../http/reply-cache.ts'
import { SearchCounts } from '../modules/logs/index.ts'
import { NodeSearchKnowledge } from '../modules/search/index.ts'

export async function gatherDependencies(given: {
  config: Config
  clock: Clock
  database: Database
}): Promise<Dependencies> {
  const { config, database } = given
  const outbox = new Outbox(given.clock)
  const fair = new FairDetails(database.db)
  await fair.refresh()
  // Without them nothing can be served, so they are read without limits of time.
  const patient = { db: database.patient }
  const secrets = new Secrets(await installationKey(patient, 'secret'))
  return {
    ...given,
    fair,
    secrets,
    signingKey: config.signingKey ?? (await installationKey(patient, 'signing')),
    answers: new ReplyCache({ maxBytes: config.cacheBytes }),
    limits: new Limits({ ...given, secrets }),
    personalData: new PersonalData(),
    search: new NodeSearchKnowledge(given),
    searchCounts: new SearchCounts({ ...given, secrets }),
    outbox,
    delivery: openDelivery({ config, outbox }),
  }
}
