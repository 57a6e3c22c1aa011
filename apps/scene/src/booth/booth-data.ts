import {
  type BoothVideo,
  type ExhibitionProduct,
  type ExhibitorDetail,
  getExhibitor,
  listBoothResources,
  listProducts,
} from '@tradefloor/contract'
import { bothNames, type HallData, hallOf, loadPlan } from '../hall/hall-data.ts'
import type { HallStand } from '../hall/hall-layout.ts'
import type { BilingualText } from '../place.ts'
import type { SceneContext } from '../scene-context.ts'
import type { Goods } from '../stage/lay-goods.ts'

export interface BoothFilm {
  name: BilingualText
  address: string
  still: string
}

export interface BoothData {
  hall: HallData
  /** Where this company stands in the hall, with its colour, number and neighbours. */
  stand: HallStand
  neighbours: HallStand[]
  contact: BilingualText
  products: Goods[]
  films: BoothFilm[]
  posters: string[]
}

/** Products that find a plinth. */
const plinths = 3

const productOf = ({ id, product }: ExhibitionProduct): Goods => ({
  id,
  name: bothNames({ cn: product.cn.name, en: product.en.name }),
  depiction: product.depiction,
  picture: product.cn.main_image[0] ?? '',
})
const filmOf = ({ url, name, name_en, poster }: BoothVideo): BoothFilm => ({
  name: bothNames({ cn: name, en: name_en }),
  address: url,
  still: poster,
})
const contactOf = ({ company }: ExhibitorDetail): BilingualText =>
  bothNames({ cn: company.manager_name, en: company.locales.en.manager_name })

/** The stand, its next ones to both sides, and what the exhibitor has brought. */
export async function loadBooth(context: SceneContext): Promise<BoothData> {
  const { companyId = 0, exhibitionId } = context.params
  const client = await context.client()
  const query = { exhibition_id: exhibitionId }
  const [plan, { info }] = await Promise.all([
    loadPlan(context),
    client.call(getExhibitor, { params: { id: companyId }, query }),
  ])
  const hall = hallOf(plan)
  const at = hall.layout.stands.findIndex(({ booth }) => booth.companyId === companyId)
  const stand = hall.layout.stands[at]
  if (!stand) throw new Error('This company has no stand in this hall.')
  const booth = stand.booth.instanceId
  const [videos, images, products] = await Promise.all([
    client.call(listBoothResources, { query: { ...query, type: 'video', hall_id: booth } }),
    client.call(listBoothResources, { query: { ...query, type: 'image', instance_id: booth } }),
    client.call(listProducts, { query: { ...query, company_id: companyId, page: 1, size: plinths } }),
  ])
  const others = hall.layout.stands.filter((other) => other !== stand)
  const near = (other: HallStand) => Math.hypot(other.at[0] - stand.at[0], other.at[2] - stand.at[2])
  return {
    hall,
    stand,
    neighbours: others.sort((a, b) => near(a) - near(b)).slice(0, 4),
    contact: contactOf(info),
    products: products.list.map(productOf),
    films: videos.data.map(filmOf),
    posters: images.list.map(({ resource }) => resource.download_url),
  }
}
