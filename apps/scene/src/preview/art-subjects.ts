import type { Names, TilePictures, TileSubject } from '../art/tile-subject.ts'

interface DemoCompany {
  id: number
  name: Names
  industry: string
  booths: { booth_no: string }[]
}

const companies = import.meta.glob<DemoCompany[]>('../../../../content/demo/companies/*.json', {
  import: 'default',
})
const media = import.meta.glob<string>(
  '../../../../content/demo/media/{logos,posters,videos}/*.{webp,avif}',
  {
    query: '?url',
    import: 'default',
  },
)

const colors = ['#1557d6', '#d9577b', '#2e9e5b', '#e08a2b', '#6a5ae0', '#0fa7b8', '#b3302c', '#0b2a6b']
const contact = {
  name: { zh: '林知远', en: 'Lin Zhiyuan' },
  post: { zh: '海外业务经理', en: 'Overseas Sales Manager' },
}

/** Names no designer would wish for. */
const hard: TileSubject[] = [
  {
    id: 9001,
    name: {
      zh: '舟山群岛新区远洋渔业与深海养殖装备技术联合研究开发有限责任公司',
      en: 'Zhoushan Archipelago Ocean Fishery and Deep-Sea Aquaculture Equipment Joint Research Co., Ltd.',
    },
    number: 'A1-1208',
    color: '#f4c430',
    industry: 'food',
    contact,
  },
  { id: 9002, name: { zh: '砚', en: 'Yan' }, number: '', color: '#111111', industry: null },
]

/** Exhibitors of the demo fair, from every line of business in turn. */
export async function demoSubjects(count: number): Promise<TileSubject[]> {
  const lists = await Promise.all(Object.values(companies).map((load) => load()))
  const inTurn: DemoCompany[] = []
  for (let i = 0; inTurn.length < count && i < 40; i++)
    for (const list of lists) inTurn.push(...list.slice(i, i + 1))
  const found = inTurn.map(
    (company, i): TileSubject => ({
      id: company.id,
      name: company.name,
      number: company.booths[0]?.booth_no ?? '',
      color: colors[i % colors.length] ?? '#1557d6',
      industry: company.industry,
      contact,
      ...(i % 3 === 0 ? { slogan: { zh: '让每一座工厂都会思考', en: 'Factories that think' } } : {}),
    }),
  )
  return [...found.slice(0, count - hard.length), ...hard]
}

async function bitmapOf(name: string): Promise<ImageBitmap | undefined> {
  const address = await media[`../../../../content/demo/media/${name}`]?.()
  return address ? createImageBitmap(await (await fetch(address)).blob()) : undefined
}

export async function demoPictures(id: number): Promise<TilePictures> {
  const [logo, poster, still] = await Promise.all(
    [`logos/${id}.avif`, `posters/${id}.avif`, 'videos/greenhouse.webp'].map(bitmapOf),
  )
  return { logo, poster, still }
}
