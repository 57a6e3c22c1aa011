/**
 * The fair that stands in posters of looks. Its exhibitors have marks and numbers but neither they nor the fair have a
 * name: a poster stands for every exhibition of its look, in both languages, and the page writes the name over it. A
 * booth has no number either, since the page says the real one beside it.
 */

/** What is laid out in a look: what suits it, so that its poster shows no fish in a clinic. Others show of everything. */
const industryOfLook = {
  bamboo: 'home',
  circuit: 'electronics',
  clinic: 'medical',
  'fishing-port': 'food',
  harvest: 'agriculture',
  loom: 'textiles',
  orchard: 'food',
  patio: 'home',
  shipyard: 'manufacturing',
  wind: 'energy',
  works: 'manufacturing',
}

/** Two streets: the large stands at the entrance of the first, which is the one that is seen. */
const tiers = [...Array(2).fill('custom'), ...Array(4).fill('corner'), ...Array(12).fill('shell')]
const nameless = { cn: '', en: '' }
const firstCompany = 6

/** The exhibitor whose booth is shown; even numbers have an arch, odd ones a pavilion. */
export const boothCompany = (look) => firstCompany + (look.length % 2)

function planOf(look, numbered) {
  const industry = industryOfLook[look] ?? null
  const booths = tiers.map((tier, i) => ({
    company_id: firstCompany + i,
    instance_id: 100 + i,
    name: nameless,
    logo_url: '',
    poster_url: null,
    color: null,
    tier,
    industry,
    booth_no: numbered ? `A${101 + i}` : '',
    url: '',
    is_store: 0,
  }))
  return { exhibition_id: 1, name: nameless, industry, total: booths.length, booths }
}

const exhibitor = { company: { manager_name: '', locales: { en: { manager_name: '' } } } }
const product = (id) => ({ id, product: { cn: { name: '' }, en: { name: '' } } })

/** What the gateway would answer, by the end of the path. */
const answersOf = (look, numbered) => [
  [/\/api\/config$/, { data: { signing_key: 'poster', platform: 'tradefloor' } }],
  [/\/hall-plan$/, { data: planOf(look, numbered) }],
  [/\/exhibitor\/\d+$/, { info: exhibitor }],
  [/\/exhibition-product$/, { list: [product(1), product(2), product(3)], count: 3 }],
  [/./, { data: [], list: [], count: 0 }],
]

export async function serveFair(page, look, numbered) {
  const answers = answersOf(look, numbered)
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => {
      const path = new URL(route.request().url()).pathname
      const [, answer] = answers.find(([pattern]) => pattern.test(path))
      return route.fulfill({ json: { res: 1, mes: '', errMes: '', ...answer } })
    },
  )
}
