import {
  type BoothResourceQuery,
  type BoothResourceReply,
  type BoothVideo,
  type BoothWallReply,
  defaultExhibitions,
  type PanosReply,
} from '@tradefloor/contract'
import { resolveProfile, sceneAddress, scenePlaces } from '@tradefloor/rules'
import type { Database } from '../../db/open-database.ts'
import type { Caller } from '../../http/caller.ts'
import { dataReply, listReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import {
  findBoothResources,
  findBoothsOf,
  findBoothWall,
  findExhibition,
  findExhibitions,
  viewBoothPoster,
  viewBoothVideo,
  viewSlide,
} from '../catalogue/index.ts'
import { markedTargets } from '../favourites/index.ts'

interface Needs {
  database: Database
}

export async function listBoothResources(
  { database }: Needs,
  { type, hall_id, instance_id, exhibition_id }: BoothResourceQuery,
): Promise<BoothResourceReply> {
  const boothId = hall_id ?? instance_id
  if (boothId === undefined)
    throw new Problem('bad_input', { fields: [{ field: 'hall_id', problem: 'required' }] })
  const rows = await findBoothResources(database, {
    boothId,
    kind: type,
    exhibitionId: exhibition_id === defaultExhibitions.boothFiles ? undefined : exhibition_id,
  })
  const found = listReply([], rows.length)
  return type === 'video'
    ? { ...found, data: rows.map(viewBoothVideo) }
    : { ...found, list: rows.map(viewBoothPoster), data: [] }
}

export async function stampBoothResources(
  { database }: Needs,
  reply: BoothResourceReply,
  { accountId }: Caller,
): Promise<BoothResourceReply> {
  const markOf = ({ exhibition_id, fileId }: BoothVideo) => ({ exhibitionId: exhibition_id, target: fileId })
  const marked = await markedTargets(database.db, accountId, 'resource', reply.data.map(markOf))
  const data = reply.data.map((video) => {
    const { exhibitionId, target } = markOf(video)
    return { ...video, is_mark: Number(marked.has(`${exhibitionId}:${target}`)) }
  })
  return { ...reply, data }
}

/** A set that nobody knows shows the first one, and says so. */
export async function getBoothWall({ database }: Needs, areaDate: string): Promise<BoothWallReply> {
  const wall = await findBoothWall(database, areaDate)
  if (!wall) return dataReply({ areaDate, known: false, slides: [] })
  const companyIds = wall.slides.flatMap(({ hotspots }) => hotspots.map(({ companyId }) => companyId))
  const booths = await findBoothsOf(database, [...new Set(companyIds)])
  return dataReply({
    areaDate: String(wall.id),
    known: String(wall.id) === areaDate,
    slides: wall.slides.map((slide) => viewSlide(slide, booths)),
  })
}

/** Every scene of an exhibition, or of all. */
export async function listPanos({ database }: Needs, exhibitionId: number | undefined): Promise<PanosReply> {
  const rows =
    exhibitionId === undefined
      ? await findExhibitions(database, {})
      : [await findExhibition(database, exhibitionId)].flatMap((row) => row ?? [])
  rows.sort((a, b) => a.id - b.id)
  return listReply(
    rows.flatMap(({ id, profile }) => {
      const exhibition = { id, profile: resolveProfile(profile) }
      return scenePlaces.map((place) => ({
        exhibition_id: id,
        place,
        url: sceneAddress(exhibition, place),
      }))
    }),
  )
}
