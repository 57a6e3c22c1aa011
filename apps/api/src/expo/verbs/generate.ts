import { company, exhibition } from '../../schema/index.ts'
import { clearGenerated } from '../generate/clear-generated.ts'
import { generateFair } from '../generate/generate-fair.ts'
import { type Mark, readMark } from '../generate/generated-mark.ts'
import { usage } from '../read-command-line.ts'
import { readWholeNumber } from '../read-option.ts'
import { Refusal } from '../refusal.ts'
import { type Command, exitCodes, type ToolDatabase, type Verb } from '../verb.ts'

const largest = { companies: 1_000_000, products: 10_000_000, exhibitions: 1000, seed: 2_147_483_647 }
/** The embedded database takes rows a few times more slowly and everybody waits for it meanwhile. */
const comfortable = { companies: 20_000, products: 100_000 }

export const generate: Verb = {
  name: 'generate',
  about: {
    zh: '把一个任意规模的虚构展会写入没有企业的安装，用于测量；同一种子得到同样的内容',
    en: 'Write a made-up fair of any size into an installation without companies, for measurements',
  },
  takes: '',
  least: 0,
  most: 0,
  options: {
    companies: { value: 'N', about: { zh: '企业数量（默认 1000）', en: 'How many companies (1000)' } },
    products: {
      value: 'N',
      about: { zh: '展品数量（默认为企业的五倍）', en: 'How many products (five for each company)' },
    },
    exhibitions: { value: 'N', about: { zh: '展会数量（默认 33）', en: 'How many exhibitions (33)' } },
    seed: { value: 'N', about: { zh: '种子（默认 1）', en: 'The same seed gives the same fair (1)' } },
    force: {
      about: { zh: '在内置数据库中也写入很大的展会', en: 'A very large fair in the embedded database too' },
    },
    clear: { about: { zh: '删除生成的展会', en: 'Take the generated fair away again' } },
  },
  examples: [
    'generate --companies 2000 --products 10000',
    'generate --companies 100000 --products 500000 --seed 7 --exhibitions 33',
    'generate --clear',
  ],
  run: async (command) => {
    if (command.isSet('clear')) return clear(command)
    const size = readSize(command)
    const database = await command.database()
    await mustBeFree(database)
    mustFit(database, size, command.isSet('force'))
    return write(command, database, size)
  },
}

type Size = ReturnType<typeof readSize>

function readSize(command: Command) {
  const companies = readWholeNumber(command, 'companies', { least: 1, most: largest.companies }) ?? 1000
  return {
    companies,
    products: readWholeNumber(command, 'products', { least: 0, most: largest.products }) ?? companies * 5,
    exhibitions: readWholeNumber(command, 'exhibitions', { least: 1, most: largest.exhibitions }) ?? 33,
    seed: readWholeNumber(command, 'seed', { least: 0, most: largest.seed }) ?? 1,
  }
}

async function mustBeFree({ db }: ToolDatabase) {
  const mark = await readMark(db)
  if (mark && !mark.finished)
    throw new Refusal({
      zh: `这里有一个没有写完的生成展会（种子 ${mark.seed}）。请先运行 generate --clear 删除它`,
      en: `There is an unfinished generated fair here (seed ${mark.seed}). Take it away first: generate --clear`,
    })
  if (mark)
    throw new Refusal({
      zh: `这里已有一个生成的展会（${mark.companies} 家企业，种子 ${mark.seed}）。如要换一个，请先运行 generate --clear`,
      en: `A generated fair is here already (${mark.companies} companies, seed ${mark.seed}). For another one, take it away first: generate --clear`,
    })
  if ((await db.select({ id: company.id }).from(company).limit(1)).length > 0)
    throw new Refusal({
      zh: '这个安装已有自己的企业，生成的内容不会与之混合。请用 DATA_DIR 或 DATABASE_URL 指定一个空的安装',
      en: 'This installation has companies of its own, and made-up ones are never mixed with them. Choose an empty one with DATA_DIR or DATABASE_URL',
    })
}

function mustFit({ kind }: ToolDatabase, { companies, products }: Size, force: boolean) {
  if (kind === 'postgresql' || force) return
  if (companies > comfortable.companies || products > comfortable.products)
    throw new Refusal({
      zh: `内置数据库适合不超过 ${comfortable.companies} 家企业和 ${comfortable.products} 件展品。更大的请用 DATABASE_URL 指定 PostgreSQL，或加 --force`,
      en: `The embedded database is good for ${comfortable.companies} companies and ${comfortable.products} products. For more, give a PostgreSQL in DATABASE_URL, or say --force`,
    })
}

async function write({ out, words, clock }: Command, database: ToolDatabase, size: Size) {
  const { companies, products, seed } = size
  const plan = { companies, products, seed, exhibitionIds: await freeIds(database, size.exhibitions) }
  const label = words({ zh: '正在写入企业', en: 'writing companies' })
  const started = performance.now()
  const written = await generateFair(database, plan, {
    today: clock.now(),
    onProgress: (done) => out.progress(`${label} ${done}/${companies}`, done, companies),
  })
  const seconds = (performance.now() - started) / 1000
  const { maxRSS } = process.resourceUsage()
  out.answer({
    ...written,
    seed,
    seconds: Number(seconds.toFixed(1)),
    peak_memory_mb: Math.round(maxRSS / 1024),
  })
  out.say(
    words({
      zh: `已写入 ${written.exhibitions} 个展会、${written.companies} 家企业、${written.booths} 个展位、${written.products} 件展品，用时 ${seconds.toFixed(1)} 秒。generate --clear 可删除`,
      en: `Wrote ${written.exhibitions} exhibitions, ${written.companies} companies, ${written.booths} booths and ${written.products} products in ${seconds.toFixed(1)} s. generate --clear takes them away again`,
    }),
  )
  return exitCodes.done
}

/** The lowest numbers that no exhibition has. */
async function freeIds({ db }: ToolDatabase, count: number): Promise<number[]> {
  const taken = new Set((await db.select({ id: exhibition.id }).from(exhibition)).map(({ id }) => id))
  const ids: number[] = []
  for (let id = 1; ids.length < count; id++) if (!taken.has(id)) ids.push(id)
  return ids
}

async function clear(command: Command) {
  const { out, words, option } = command
  if (['companies', 'products', 'exhibitions', 'seed'].some((name) => option(name) !== undefined))
    throw usage({ zh: '--clear 不与其他选项同用', en: '--clear takes no other option' })
  const database = await command.database()
  const mark: Mark | null = await readMark(database.db)
  if (!mark) throw new Refusal({ zh: '这里没有生成的展会', en: 'There is no generated fair here' })
  const label = words({ zh: '正在删除', en: 'taking away' })
  await clearGenerated(database, mark, (done) => out.progress(label, done, mark.companies))
  out.answer({ cleared: true, companies: mark.companies })
  out.say(words({ zh: '已删除生成的展会', en: 'The generated fair is gone' }))
  return exitCodes.done
}
