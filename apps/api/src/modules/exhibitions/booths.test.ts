import * as schemas from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boothResource, boothWall } from '../../schema/index.ts'
import { aFile, anExhibition, anExhibitor, aVideo } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const resources = '/api/exhibition/v1/web/booth-resource'
const wall = '/api/exhibition/v1/web/booth-wall'
const panos = '/api/pano/api/pano/resourceList'
let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>
let films: string[]
let poster: string
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, {
    id: 21,
    profile: {
      scenes: { zhanqu: { look: 'tide' }, consult: { address: 'https://pano.example.com/v?id=3' } },
    },
  })
  await anExhibition(fair, { id: 34 })
  booth = await anExhibitor(fair, { in: 21 })
  films = [await aVideo(fair, booth.exhibitorId, 1), await aVideo(fair, booth.exhibitorId, 2)]
  poster = await aFile(fair, { mime: 'image/webp' })
  await fair.database.db.insert(boothResource).values({
    exhibitorId: booth.exhibitorId,
    kind: 'image',
    position: 1,
    fileId: poster,
    nameZh: '海报',
  })
})
afterAll(() => fair.close())

async function show(query: Record<string, string | number>) {
  const response = await fair.call({ path: resources, query })
  expect(response.statusCode).toBe(200)
  expect([...Value.Errors(schemas.BoothResourceReply, response.json())]).toEqual([])
  return response.json()
}

test('K-21 K-28 a booth’s films stand in data and its posters in list, under either name of its id', async () => {
  const { exhibitorId } = booth
  const video = await show({ type: 'video', hall_id: exhibitorId, exhibition_id: 21 })
  expect(video).toMatchObject({ list: [], count: 2 })
  expect(video.data).toEqual(
    films.map((fileId) => ({
      fileId,
      exhibition_id: 21,
      url: `/files/${fileId}`,
      name: '企业宣传片',
      name_en: 'Company film',
      poster: '',
      is_mark: 0,
    })),
  )
  expect((await show({ type: 'video', instance_id: exhibitorId })).data).toEqual(video.data)
  const image = await show({ type: 'image', instance_id: exhibitorId, exhibition_id: 21 })
  expect(image).toMatchObject({
    list: [{ resource: { download_url: `/files/${poster}`, name: '海报' } }],
    count: 1,
    data: [],
  })
})

test('K-21 P-07 14 stands for a page that knows no exhibition; any other must be where the booth is', async () => {
  const instance_id = booth.exhibitorId
  expect((await show({ type: 'image', instance_id, exhibition_id: 14 })).list).toHaveLength(1)
  expect((await show({ type: 'image', instance_id, exhibition_id: 34 })).list).toEqual([])
})

test('K-21 a booth nobody knows shows nothing; no booth at all is refused', async () => {
  expect(await show({ type: 'video', hall_id: 999_999 })).toMatchObject({ data: [], list: [], count: 0 })
  const response = await fair.call({ path: resources, query: { type: 'video' } })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ res: 0, fields: [{ field: 'hall_id' }] })
  const untyped = await fair.call({ path: resources, query: { hall_id: 1 } })
  expect(untyped.json()).toMatchObject({ res: 0, fields: [{ field: 'type' }] })
})

test('K-30 G-04 a wall shows its pictures with the booths behind them; an unknown one the first set, and says so', async () => {
  const ask = async (areaDate: string) => {
    fair.answers.drop('booth')
    const response = await fair.call({ path: wall, query: { areaDate } })
    expect([...Value.Errors(schemas.BoothWallReply, response.json())]).toEqual([])
    return response.json().data
  }
  expect(await ask('23')).toEqual({ areaDate: '23', known: false, slides: [] })

  const fileId = await aFile(fair, { mime: 'image/webp' })
  const spot = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
  const hotspots = [
    { ...spot, companyId: booth.companyId, exhibitionId: 21 },
    { ...spot, companyId: booth.companyId, exhibitionId: 34 },
    { ...spot, companyId: 999_999, exhibitionId: 21 },
  ]
  await fair.database.db.insert(boothWall).values([
    { id: 23, slides: [{ fileId, hotspots }] },
    { id: 22, slides: [] },
  ])
  const { known, slides } = await ask('23')
  expect(known).toBe(true)
  expect(slides).toEqual([
    {
      image: { url: `/files/${fileId}` },
      hotspots: [
        {
          ...spot,
          name: { cn: `海客${booth.companyId}有限公司`, en: `Haike ${booth.companyId} Ltd` },
          company_id: booth.companyId,
          exhibition_id: 21,
          instance_id: booth.exhibitorId,
        },
      ],
    },
  ])
  expect(await ask('99')).toEqual({ areaDate: '22', known: false, slides: [] })
})

test('K-22 the scenes of an exhibition are listed place by place, without language and time; of all without one', async () => {
  const ask = async (query: Record<string, number>) => {
    const response = await fair.call({ path: panos, query })
    expect([...Value.Errors(schemas.PanosReply, response.json())]).toEqual([])
    return response.json()
  }
  const one = await ask({ exhibition_id: 21 })
  expect(one.count).toBe(one.list.length)
  expect(one.list).toContainEqual({
    exhibition_id: 21,
    place: 'zhanqu',
    url: '/scene/hall?exhibition_id=21&look=tide',
  })
  expect(one.list).toContainEqual({
    exhibition_id: 21,
    place: 'consult',
    url: 'https://pano.example.com/v?id=3',
  })
  expect(one.list.map(({ place }: { place: string }) => place)).toContain('bigConference')
  expect((await ask({})).count).toBe(one.count * 2)
  expect(await ask({ exhibition_id: 999 })).toMatchObject({ list: [], count: 0 })
})
