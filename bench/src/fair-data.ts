import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export const exhibitionId = 21
export const firstCompany = 800_000
const companies = 300
const productsEach = 2

/** Where the server's embedded database listens; it says so in its data folder. */
export function embeddedAddress(dataDir: string): pg.ClientConfig {
  const { address } = JSON.parse(readFileSync(join(dataDir, 'holder.json'), 'utf8')) as {
    address: pg.ClientConfig
  }
  return address
}

/** Some three hundred exhibitors and six hundred products, as long as real ones are. */
export async function addExhibitors(address: pg.ClientConfig) {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from company where id = $1', [firstCompany])
    if (rowCount) return
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    for (const subject of ['exhibitor', 'product', 'search'])
      await client.query('select pg_notify($1, $2)', ['tradefloor_change', subject])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const number = `generate_series(0, ${companies - 1}) as n`
const product = `generate_series(0, ${companies * productsEach - 1}) as n`
const statements = [
  `insert into company (id, name_zh, name_en, address_zh, address_en, province, city, industry, manager_name,
      manager_phone, email, info_zh, info_en, main_products_zh, main_products_en, sort_key, search_text)
    select ${firstCompany} + n, '海客' || n || '水产有限公司', 'Haike Seafood ' || n || ' Ltd',
      '浙江省舟山市定海区港口路' || n || '号', n || ' Harbour Road, Dinghai, Zhoushan', '330000', '330900', 'food',
      '周经理', '0580-000 0001', 'sales' || n || '@example.com', repeat('远洋捕捞与加工。', 40),
      repeat('Deep-sea fishing and processing. ', 20), '冻鱿鱼', 'Frozen squid',
      'haike' || lpad(n::text, 6, '0'), '海客' || n || '水产有限公司 haike seafood ' || n
    from ${number}`,
  `insert into contact (id, company_id, name_zh, name_en, email)
    select ${firstCompany} + n, ${firstCompany} + n, '周经理', 'Zhou', 'sales' || n || '@example.com' from ${number}`,
  `insert into exhibitor (id, exhibition_id, company_id, booth_no, joined_at)
    select ${firstCompany} + n, ${exhibitionId}, ${firstCompany} + n, 'A' || n, '2026-01-01T00:00:00Z' from ${number}`,
  `insert into product (id, company_id, model, price_low, price_high, price_unit, name_zh, name_en, info_zh, info_en, added_at,
      sort_key, search_text)
    select ${firstCompany} + n, ${firstCompany} + n / ${productsEach}, 'M' || n, 10, 20, 'kg', '冻鱿鱼' || n,
      'Frozen squid ' || n, repeat('单冻，去内脏。', 10), repeat('Individually frozen, gutted. ', 5),
      '2026-01-01T00:00:00Z', 'squid' || lpad(n::text, 6, '0'), '冻鱿鱼' || n || ' frozen squid ' || n
    from ${product}`,
  `insert into exhibition_product (id, exhibitor_id, product_id)
    select ${firstCompany} + n, ${firstCompany} + n / ${productsEach}, ${firstCompany} + n from ${product}`,
  // Facts for the lists; a server that starts writes the tokens.
  `insert into search_exhibitor (id, version, fingerprint, tokens, texts, company_id, industry, province, city, area,
      categories, categories_en, exhibition_ids, has_video, sort_key, newest_at)
    select c.id, 0, '', '', '', c.id, c.industry, c.province, c.city, c.area, '{}', '{}', '{${exhibitionId}}', false,
      c.sort_key, '2026-01-01T00:00:00Z' from company c where c.id >= ${firstCompany}`,
  `insert into search_product (id, version, fingerprint, tokens, texts, company_id, industry, province, city, area,
      categories, categories_en, exhibition_ids, has_video, sort_key, newest_at)
    select p.id, 0, '', '', '', c.id, c.industry, c.province, c.city, c.area, '{}', '{}', '{${exhibitionId}}', false,
      p.sort_key, p.added_at from product p join company c on c.id = p.company_id where p.id >= ${firstCompany}`,
]
