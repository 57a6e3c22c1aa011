import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { noise } from '../../src/testing/pictures.ts'

const counts = { companies: 80, products: 240, contacts: 120, guests: 20, sessions: 40, pictures: 12 }
const each = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

/**
 * One fair in two years: every record of one differs from the other's, some are in one of them only, and a picture of
 * the same name is not the same picture. Whatever of one year is left among the other's shows.
 */
export async function writeTwoFairs(folder: string): Promise<[first: string, second: string]> {
  const write = async (year: number) => {
    const root = join(folder, String(year))
    const put = (path: string, bytes: string | Buffer) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), bytes)
    }
    for (const [path, value] of Object.entries(tablesOf(year))) put(path, JSON.stringify(value))
    for (let picture = 1; picture <= counts.pictures; picture++)
      put(`media/${picture}.png`, await noise(160 + (year % 10)))
    return root
  }
  return [await write(2026), await write(2027)]
}

function tablesOf(year: number) {
  const words = (text: string) => ({ zh: `${text}（${year} 年）`, en: `${text} of ${year}` })
  /** Of twelve numbers each year leaves out another one. */
  const inYear = ({ id }: { id: number }) => id === 1 || id % 12 !== year % 12
  const companies = each(counts.companies, (id) => ({
    id,
    name: words(`企业 ${id}`),
    industry: 'home',
    info: words('介绍。'.repeat(200)),
    logo: `${(id % counts.pictures) + 1}.png`,
    booths: [{ exhibition: 1, booth_no: `${year}-${id}` }, ...(id % 3 === 0 ? [{ exhibition: 2 }] : [])],
  })).filter(inYear)
  const standing = new Set(companies.map(({ id }) => id))
  const company = (id: number) =>
    standing.has((id % counts.companies) + 1) ? (id % counts.companies) + 1 : 1
  const exhibition = (id: number) => ({
    id,
    name: words(`展会 ${id}`),
    industry: 'home',
    opens: `${year}-11-18 09:00`,
    closes: `${year}-11-21 17:00`,
    banner: `${id}.png`,
  })
  const guests = each(counts.guests, (id) => ({ id, exhibition: 1, name: words(`嘉宾 ${id}`) })).filter(
    inYear,
  )
  return {
    'fair.json': { name: words('云展') },
    'exhibitions/1.json': exhibition(1),
    'exhibitions/2.json': exhibition(2),
    'companies.json': companies,
    'products.json': each(counts.products, (id) => ({
      id,
      company: company(id),
      name: words(`展品 ${id}`),
      price_low: year,
      images: [`${(id % counts.pictures) + 1}.png`, `${((id + 7) % counts.pictures) + 1}.png`],
    })).filter(inYear),
    'contacts.json': each(counts.contacts, (id) => ({
      id,
      company: company(id),
      name: words(`联系人 ${id}`),
    })).filter(inYear),
    'guests.json': guests,
    'schedule.json': each(counts.sessions, (id) => ({
      id,
      exhibition: 1,
      hall: '1',
      title: words(`场次 ${id}`),
      starts: `${year}-11-18 09:00`,
      ends: `${year}-11-18 10:00`,
      guests: [guests[id % guests.length]?.id ?? 1],
    })).filter(inYear),
  }
}
