import { readFileSync } from 'node:fs'
import { type Depiction, type HallPlanReply, industries, type StandTier } from '@tradefloor/contract'

interface Catalogue {
  [model: string]: { colours: Record<string, Depiction['colours']> }
}

/** All models in all their colours, as the server knows them. */
function depictions(): Record<string, Depiction> {
  const file = new URL('../../content/models/catalogue.json', import.meta.url)
  const catalogue: Catalogue = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([model, { colours }]) =>
      Object.entries(colours).map(([name, own]) => [
        `${model}/${name}`,
        { model, variant: name, colours: own },
      ]),
    ),
  )
}

/**
 * A hall of so many booths, the same at every run: eight industries, a tenth of large stands, a fifth of corners, and on
 * the plinths everything there is.
 */
export function planOf(count: number): HallPlanReply {
  const shown = depictions()
  const keys = Object.keys(shown)
  const goods = (i: number) =>
    [0, 1, 2].map((n) => ({
      id: i * 3 + n + 1,
      name: { cn: `第${i * 3 + n + 1}号展品`, en: `Product Number ${i * 3 + n + 1}` },
      depiction: keys[(i * 7 + n * 31) % keys.length] ?? null,
      picture: '',
    }))
  return {
    res: 1,
    mes: '',
    errMes: '',
    data: {
      exhibition_id: 1,
      name: { cn: '千展台大展', en: 'Fair of a Thousand Booths' },
      industry: null,
      total: count,
      depictions: shown,
      booths: Array.from({ length: count }, (_, i) => ({
        company_id: i + 1,
        instance_id: 100_001 + i,
        name: { cn: `第${i + 1}号展商有限公司`, en: `Exhibitor Number ${i + 1} Co., Ltd.` },
        logo_url: '',
        poster_url: null,
        color: null,
        tier: tierOf(i),
        industry: industries[i % industries.length] ?? null,
        booth_no: null,
        url: '',
        goods: goods(i),
        is_store: 0,
      })),
    },
  }
}

const tierOf = (i: number): StandTier => (i % 10 === 3 ? 'custom' : i % 5 === 1 ? 'corner' : 'shell')
