import { createHash } from 'node:crypto'
import { type Client, createClient } from '@tradefloor/client'
import { createRtmToken, type PublicConfigReply } from '@tradefloor/contract'
import pg from 'pg'
import { exhibitionId } from './fair-data.ts'
import { leanFetch } from './lean-fetch.ts'

/** A visitor and a company's person who can write to each other. */
export interface Pair {
  visitor: Person
  contact: Person
  place: { exhibition_id: number; company_id: number }
}

export interface Person {
  uid: string
  client: Client
}

const firstCompany = 900_000
const tokenOf = (uid: string) => `bench-token-of-${uid}`
const hashOf = (uid: string) => createHash('sha256').update(tokenOf(uid)).digest('base64url')

/** So many pairs, signed in, at an exhibition of the demo fair that is being held. */
export async function makePairs(address: pg.ClientConfig, base: string, count: number): Promise<Pair[]> {
  const uids = (kind: string) => Array.from({ length: count }, (_, n) => `bench-${kind}-${n}`)
  const all = [...uids('visitor'), ...uids('contact')]
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query('begin')
    for (const statement of statements(count)) await client.query(statement)
    await client.query(
      `insert into access_token (hash, session_id, kind, expires_at)
        select hash, uid, 'access', '2100-01-01' from unnest($1::text[], $2::text[]) as made (hash, uid)`,
      [all.map(hashOf), all],
    )
    await client.query('commit')
  } finally {
    await client.end()
  }
  await vacuumTables(address)
  const { data: config } = (await (await fetch(`${base}/api/config`)).json()) as PublicConfigReply
  const person = (uid: string): Person => ({
    uid,
    client: createClient({
      config,
      baseUrl: base,
      language: () => 'zh',
      token: () => tokenOf(uid),
      fetch: leanFetch,
    }),
  })
  return uids('visitor').map((uid, n) => ({
    visitor: person(uid),
    contact: person(`bench-contact-${n}`),
    place: { exhibition_id: exhibitionId, company_id: firstCompany + n },
  }))
}

/** What a database that has been up for some minutes has done by itself, and one of a bench had no time for. */
export async function vacuumTables(address: pg.ClientConfig) {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

export const tokenFor = async ({ client }: Person) => (await client.call(createRtmToken)).rtm_token

const statements = (count: number) => {
  const number = `generate_series(0, ${count - 1}) as n`
  return [
    `insert into company (id, name_zh, name_en) select ${firstCompany} + n, '海客' || n, 'Haike ' || n from ${number}`,
    `insert into contact (id, company_id, name_zh, name_en)
      select ${firstCompany} + n, ${firstCompany} + n, '周经理', 'Zhou' from ${number}`,
    `insert into exhibitor (id, exhibition_id, company_id, joined_at)
      select ${firstCompany} + n, ${exhibitionId}, ${firstCompany} + n, '2026-01-01T00:00:00Z' from ${number}`,
    `insert into account (kind, email, password_hash, real_name, rtm_uid, created_at)
      select 'visitor', 'bench' || n || '@example.com', 'none', '林晓舟', 'bench-visitor-' || n, '2026-01-01' from ${number}`,
    `insert into account (kind, user_name, password_hash, rtm_uid, contact_id, created_at)
      select 'contact', 'bench' || n, 'none', 'bench-contact-' || n, ${firstCompany} + n, '2026-01-01' from ${number}`,
    `insert into session (id, account_id, remembered, created_at, expires_at)
      select rtm_uid, id, false, '2026-01-01', '2100-01-01' from account where rtm_uid like 'bench-%'`,
  ]
}
