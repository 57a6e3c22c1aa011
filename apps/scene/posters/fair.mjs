/**
 * The fair that stands in posters of looks and in the film. Its exhibitors have marks and may have numbers, but neither
 * they nor the fair have a name: a poster stands for every exhibition of its look, in both languages, and the page writes
 * the name over it.
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
const posterTiers = [...Array(2).fill('custom'), ...Array(4).fill('corner'), ...Array(12).fill('shell')]
const nameless = { cn: '', en: '' }
const firstCompany = 6
const plinths = 3

/** The exhibitor whose booth is shown; even numbers have an arch, odd ones a pavilion. */
export const boothCompany = (look) => firstCompany + (look.length % 2)

/** The stands of a poster. At a booth they have no numbers, since the page says the real one beside it. */
export const posterStands = (look, numbered) =>
  posterTiers.map((tier, i) => ({
    id: firstCompany + i,
    tier,
    industry: industryOfLook[look] ?? null,
    number: numbered ? `A${101 + i}` : '',
  }))

/** What the gateway would answer about a fair of these stands, by the end of the path. */
function answersOf(stands, { kindFor, models }) {
  const goods = ({ id, industry, shows }) =>
    shows ?? Array.from({ length: plinths }, (_, plinth) => kindFor(industry, id * 5 + plinth))
  const depiction = (model) => ({ model, colours: models[model].colours })
  const booths = stands.map((stand) => ({
    company_id: stand.id,
    instance_id: 100 + stand.id,
    name: nameless,
    logo_url: '',
    poster_url: null,
    color: stand.color ?? null,
    tier: stand.tier,
    industry: stand.industry,
    booth_no: stand.number,
    url: '',
    goods: goods(stand),
    is_store: 0,
  }))
  const plan = {
    exhibition_id: 1,
    name: nameless,
    industry: stands[0].industry,
    total: booths.length,
    booths,
    depictions: Object.fromEntries(stands.flatMap(goods).map((model) => [model, depiction(model)])),
  }
  const productsOf = (company) => {
    const own = stands.filter(({ id }) => id === company).flatMap(goods)
    return own.map((model, i) => ({
      id: i + 1,
      product: { cn: { name: '' }, en: { name: '' }, depiction: depiction(model) },
    }))
  }
  const exhibitor = { company: { manager_name: '', locales: { en: { manager_name: '' } } } }
  return [
    [/\/api\/config$/, () => ({ data: { signing_key: 'poster', platform: 'tradefloor' } })],
    [/\/hall-plan$/, () => ({ data: plan })],
    [/\/exhibitor\/\d+$/, () => ({ info: exhibitor })],
    [
      /\/exhibition-product$/,
      (query) => {
        const list = productsOf(Number(query.get('company_id')))
        return { list, count: list.length }
      },
    ],
    [/./, () => ({ data: [], list: [], count: 0 })],
  ]
}

/** `library` says what exhibitors of an industry show, and which colours that has. */
export async function serveFair(page, stands, library) {
  const answers = answersOf(stands, library)
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => {
      const { pathname, searchParams } = new URL(route.request().url())
      const [, answer] = answers.find(([pattern]) => pattern.test(pathname))
      return route.fulfill({ json: { res: 1, mes: '', errMes: '', ...answer(searchParams) } })
    },
  )
}

/** What `serveFair` takes as its library, from the server of the scenes. */
export async function openLibrary(server) {
  const [{ kindFor }, { models }] = await Promise.all([
    server.ssrLoadModule('/src/products/kinds.ts'),
    server.ssrLoadModule('@tradefloor/models'),
  ])
  return { kindFor, models }
}
