import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subjects } from '../changes.ts'
import * as schema from '../schema/index.ts'
import { aGuest, anAppearance, aVideo } from '../testing/builders.ts'
import { type Operation, readOperations } from '../testing/openapi-operations.ts'
import { aWorld, knownIn, type World } from '../testing/openapi-world.ts'
import { aPageSite } from '../testing/page-site.ts'
import type { Request } from '../testing/signed-request.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let fair: TestApp
let site: Awaited<ReturnType<typeof aPageSite>>
/** Stays listed throughout, so that no call is empty for want of a fair. */
let other: World
beforeAll(async () => {
  site = await aPageSite()
  fair = await openTestApp({ demo: false, sites: site.sites })
  other = await aWorld(fair)
})
afterAll(async () => {
  await fair.close()
  await site.remove()
})

const withdrawnAt = new Date('2026-11-15T11:00:00+08:00')

/** What is withdrawn, and of which things nothing may be said afterwards. */
const cases: [string, (world: World) => Promise<unknown>, (keyof World)[]][] = [
  [
    'company',
    (world) => set(schema.company, world.companyId),
    ['companyId', 'exhibitorId', 'contactId', 'productId', 'exhibitionProductId', 'videoId'],
  ],
  [
    'exhibition',
    (world) => set(schema.exhibition, world.exhibitionId),
    ['exhibitionId', 'companyId', 'exhibitorId', 'exhibitionProductId', 'sessionId', 'documentId'],
  ],
  ['booth', (world) => set(schema.exhibitor, world.exhibitorId), ['companyId', 'exhibitorId', 'videoId']],
  ['product', (world) => set(schema.product, world.productId), ['productId', 'exhibitionProductId']],
  ['session', (world) => set(schema.programmeSession, world.sessionId), ['sessionId']],
  ['document', (world) => set(schema.document, world.documentId), ['documentId']],
  ['contact', (world) => set(schema.contact, world.contactId), ['contactId']],
]

type Withdrawable =
  | typeof schema.company
  | typeof schema.exhibition
  | typeof schema.exhibitor
  | typeof schema.product
  | typeof schema.programmeSession
  | typeof schema.document
  | typeof schema.contact
const set = (table: Withdrawable, id: number) =>
  fair.database.db.update(table).set({ withdrawnAt }).where(eq(table.id, id))

/** Ids of things are large and all different, so one that is found in a reply is that thing's. */
async function aWithdrawal(withdraw: (world: World) => Promise<unknown>) {
  const world = await aWorld(fair)
  await aVideo(fair, world.exhibitorId)
  const guestId = await aGuest(fair, world.exhibitionId)
  await anAppearance(fair, { sessionId: world.sessionId, guestId, documents: [world.documentId] })
  await fair.database.db.insert(schema.boothWall).values({
    id: 9_000_000 + world.exhibitorId,
    slides: [
      {
        fileId: 'none',
        hotspots: [
          { x: 1, y: 1, width: 1, height: 1, companyId: world.companyId, exhibitionId: world.exhibitionId },
        ],
      },
    ],
  })
  await withdraw(world)
  for (const subject of subjects) fair.answers.drop(subject)
  return world
}

/** A request for each way to name things: as little as it takes, all of the withdrawn, and all of the others. */
function requestsOf({ path, parameters }: Operation, world: World): Request[] {
  const filled = (known: ReturnType<typeof knownIn>, all: boolean, id: unknown): Request => {
    const values = Object.fromEntries(
      parameters
        .filter(({ required }) => all || required)
        .map(({ name, schema: { enum: choices } }) => [
          name,
          name === 'id' ? id : (choices?.[0] ?? known[name]?.[0]),
        ])
        .filter(([, value]) => value !== undefined && value !== ''),
    )
    const inPath = (name: string) => parameters.some((each) => each.name === name && each.in === 'path')
    return {
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? id)),
      query: Object.fromEntries(
        Object.entries(values).filter(([name]) => !inPath(name) && name !== 'search'),
      ) as Request['query'] & object,
    }
  }
  const ids = [world.exhibitionId, world.companyId, world.exhibitionProductId, world.sessionId]
  return [
    ...ids.flatMap((id) => [filled(knownIn(world), false, id), filled(knownIn(world), true, id)]),
    filled(knownIn(other), false, other.exhibitionId),
    filled(knownIn(other), true, other.companyId),
  ]
}

const found = (body: string, world: World, hidden: (keyof World)[]) =>
  hidden.filter((key) =>
    typeof world[key] === 'number'
      ? new RegExp(`(?<![0-9])${world[key]}(?![0-9])`).test(body)
      : body.includes(String(world[key])),
  )

test.each(cases)('S-50 a withdrawn %s is in no public call', async (_, withdraw, hidden) => {
  const world = await aWithdrawal(withdraw)
  const operations = (await readOperations(fair.app)).filter(
    ({ who, method }) => method === 'GET' && (who === 'public' || who === 'anyone'),
  )
  expect(operations.length).toBeGreaterThan(12)
  let answered = 0
  for (const operation of operations)
    for (const request of requestsOf(operation, world)) {
      const { statusCode, body } = await fair.call(request)
      expect(statusCode, `${request.path} ${JSON.stringify(request.query)} ${body}`).toBeLessThan(500)
      if (statusCode === 200) answered++
      expect(found(body, world, hidden), `${request.path} ${JSON.stringify(request.query)} ${body}`).toEqual(
        [],
      )
    }
  // The calls do answer about what is listed.
  expect(answered).toBeGreaterThan(operations.length)
})

test.each(cases)('S-50 a withdrawn %s is in no page, calendar or site map', async (_, withdraw, hidden) => {
  const world = await aWithdrawal(withdraw)
  const booth = `company_id=${world.companyId}&exhibition_id=${world.exhibitionId}`
  const urls = [
    '/exhibition',
    `/area/zhanqu?exhibition_id=${other.exhibitionId}`,
    '/schedule',
    '/sitemap.xml',
    '/sitemap/exhibitions-1.xml',
    '/sitemap/booths-1.xml',
    '/sitemap/products-1.xml',
    ...(hidden.includes('sessionId') ? [`/calendar/sessions/${world.sessionId}.ics`] : []),
    `/calendar/exhibitions/${world.exhibitionId}.ics`,
  ]
  for (const url of urls) {
    const { body } = await fair.app.inject({ url })
    const named = url.includes(String(world.exhibitionId))
      ? hidden.filter((key) => key !== 'exhibitionId')
      : hidden
    expect(found(body, world, named), url).toEqual([])
  }
  const gone = [
    ...(hidden.includes('companyId') ? [`/area/ztDetail?${booth}`] : []),
    ...(hidden.includes('exhibitionProductId')
      ? [`/area/ztDetail/detail?${booth}&exhibition_product_id=${world.exhibitionProductId}`]
      : []),
    ...(hidden.includes('exhibitionId') ? [`/area/zhanqu?exhibition_id=${world.exhibitionId}`] : []),
    ...(hidden.includes('sessionId') ? [`/calendar/sessions/${world.sessionId}.ics`] : []),
  ]
  for (const url of gone) expect((await fair.app.inject({ url })).statusCode, url).toBe(404)
})
