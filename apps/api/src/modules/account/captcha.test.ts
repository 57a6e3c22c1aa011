import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captcha } from '../../schema/index.ts'
import { masked, post } from '../../testing/account-calls.ts'
import { aVisitor, testPassword } from '../../testing/builders.ts'
import { aCaptcha, encrypted, signIn } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { captchaAlphabet, strokesOf } from './captcha-letters.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    environment: { SIGN_IN_FAILURES: '1000', SIGN_INS_AN_ADDRESS: '10000', TRUSTED_PROXIES: '127.0.0.1' },
  })
})
afterAll(() => fair.close())

const kept = async () => (await fair.database.db.select().from(captcha)).length
const attempt = (name: string, { key, code }: { key: string; code: string }) =>
  post(fair, 'login', { name, password: encrypted(testPassword, key), captcha: code, cpkey: key })

test('K-04 a captcha is a picture of pixels and a key of 32 characters or more', async () => {
  const answer = await fair.call({ path: '/api/account/v1/captcha' })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { res, captcha } = answer.json()
  expect(res).toBe(1)
  expect(captcha.key).toMatch(/^[A-Za-z0-9_-]{43,}$/)
  const [, base64 = ''] = /^data:image\/png;base64,(.+)$/.exec(captcha.img) ?? []
  const picture = sharp(Buffer.from(base64, 'base64'))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 240, height: 80 })
  const { channels } = await picture.stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15)
})

test('T9 the answer is nowhere in what the caller gets, and stored only as a hash', async () => {
  const answer = await fair.call({ path: '/api/account/v1/captcha' })
  const { key } = answer.json().captcha
  const { code = '' } = fair.outbox.list().find((entry) => entry.key === key) ?? {}
  expect(code).toMatch(new RegExp(`^[${captchaAlphabet}]{4,5}$`))
  const [, base64 = ''] = /base64,([^"]+)/.exec(answer.body) ?? []
  const bytes = Buffer.from(base64, 'base64').toString('latin1')
  expect(bytes).not.toMatch(/tEXt|iTXt|zTXt|eXIf/)
  expect(JSON.stringify(answer.headers)).not.toContain(code)
  const rows = JSON.stringify(await fair.database.db.select().from(captcha))
  expect(rows).not.toContain(key)
  expect(rows).not.toContain(`"${code}"`)
})

test('no letter of a captcha is taken for another, and each is drawn without a font', () => {
  expect(captchaAlphabet).not.toMatch(/[0ODQ1I2Z5S8B4UVG]/)
  for (const letter of captchaAlphabet) expect(strokesOf(letter).flat().length).toBeGreaterThan(10)
})

test('K-04 the answer is taken in small letters and with a space around it', async () => {
  const visitor = await aVisitor(fair)
  const { code, ...rest } = await aCaptcha(fair)
  expect((await attempt(visitor.phone, { ...rest, code: ` ${code.toLowerCase()}` })).json().res).toBe(1)
})

test('K-04 T9 a captcha serves once, whatever came of it', async () => {
  const visitor = await aVisitor(fair)
  const solved = await aCaptcha(fair)
  expect((await attempt(visitor.phone, solved)).json().res).toBe(1)
  expect((await attempt(visitor.phone, solved)).json().errCode).toBe(20010)

  const failed = await aCaptcha(fair)
  expect((await attempt(visitor.phone, { ...failed, code: '0000' })).json().errCode).toBe(20010)
  expect((await attempt(visitor.phone, failed)).json().errCode).toBe(20010)
})

test('T9 of a hundred who send one captcha at once, one is looked at', async () => {
  const visitor = await aVisitor(fair)
  const solved = await aCaptcha(fair)
  const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(visitor.phone, solved)))
  expect(answers.filter((answer) => answer.json().res === 1)).toHaveLength(1)
  expect(new Set(answers.filter((answer) => answer.json().res === 0).map(masked)).size).toBe(1)
})

test('T9 after five minutes it serves no more', async () => {
  const visitor = await aVisitor(fair)
  const solved = await aCaptcha(fair)
  const late = await aCaptcha(fair)
  fair.clock.set('2026-11-15T12:04:59+08:00')
  expect((await attempt(visitor.phone, solved)).json().res).toBe(1)
  fair.clock.set('2026-11-15T12:05:00+08:00')
  expect((await attempt(visitor.phone, late)).json().errCode).toBe(20010)
  fair.clock.set(testNow)
})

test('T9 a flood of captchas fills nothing: the oldest and the expired are dropped', async () => {
  const { db } = fair.database
  await db.execute(sql`
    insert into captcha (key_hash, answer_hash, expires_at)
    select 'flood' || n, '', ${fair.clock.now()}::timestamptz + interval '1 minute' + n * interval '1 ms'
    from generate_series(1, 20050) n`)
  const { key } = await aCaptcha(fair)
  expect(await kept()).toBe(20_000)
  expect((await attempt('nobody', { key, code: 'x' })).json().errCode).toBe(20010)

  await db.execute(sql`update captcha set expires_at = ${fair.clock.now()}::timestamptz`)
  await aCaptcha(fair)
  expect(await kept()).toBe(19_999 - 100 + 1)
  await db.delete(captcha)
})

test('T9 one address gets so many a minute, and another is not kept waiting by it', async () => {
  const small = await openTestApp({
    demo: false,
    environment: { CAPTCHAS_A_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    const from = (ip: string) =>
      small.call({ path: '/api/account/v1/captcha', headers: { 'x-forwarded-for': ip } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => from('198.51.100.7')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    const [refused] = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toBe('60')
    expect((await from('198.51.100.8')).statusCode).toBe(200)
  } finally {
    await small.close()
  }
})

test('a sign-in without anything made up works, so that the refusals above mean something', async () => {
  const visitor = await aVisitor(fair)
  expect((await signIn(fair, { name: visitor.email })).json().res).toBe(1)
})
