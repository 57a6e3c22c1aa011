import { createServer, type Server, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../logging/log.ts'
import { post, sendCode } from '../testing/account-calls.ts'
import { aVisitor } from '../testing/builders.ts'
import { readMail } from '../testing/read-mail.ts'
import { signed } from '../testing/signed-request.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openSmtpMail } from './smtp-mail.ts'

interface Received {
  from: string
  to: string[]
  user: string
  raw: string
}

let received: Received[] = []
/** What the server says to a whole message; nothing to accept it. */
let refusal: Error | undefined
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    password === 'sesame' ? done(null, { user: username }) : done(new Error('wrong password')),
  onRcptTo: ({ address }, _, done) =>
    address.startsWith('full')
      ? done(Object.assign(new Error('mailbox full'), { responseCode: 552 }))
      : done(),
  onData(stream, { envelope, user }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        user: String(user),
        raw: Buffer.concat(chunks).toString(),
      })
      done(refusal)
    })
  },
})

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port
let fair: TestApp

beforeAll(async () => {
  await new Promise<void>((listening) => {
    smtp.listen(0, '127.0.0.1', () => listening())
  })
  fair = await openTestApp({
    demo: false,
    environment: {
      SMTP_URL: `smtp://fair:sesame@127.0.0.1:${portOf(smtp.server)}`,
      MAIL_FROM: '云展 <fair@tradefloor.example>',
      PUBLIC_URL: 'https://fair.example',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
})
afterAll(async () => {
  await fair.close()
  await new Promise<void>((closed) => {
    smtp.close(() => closed())
  })
})
beforeEach(() => {
  received = []
  refusal = undefined
})

const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0] ?? ''

test('K-07 a mail arrives over SMTP with the code in it, in the reader’s language, and the code works', async () => {
  const { email } = await aVisitor(fair)
  expect((await sendCode(fair, { email })).json().res).toBe(1)
  expect(received.length).toBe(1)
  expect(received[0]).toMatchObject({ from: 'fair@tradefloor.example', to: [email], user: 'fair' })
  const { subject, text, html, headers } = readMail(received[0]?.raw ?? '')
  expect(subject).toBe('登录验证码')
  expect(headers.get('to')).toBe(email)
  const code = codeIn(text)
  expect(code).toMatch(/^\d{6}$/)
  expect(text).toContain('10 分钟内有效')
  expect(html).toContain('lang="zh"')
  expect(html).toContain(`>${code}</p>`)
  expect((await post(fair, 'maillogin', { email, verify_code: code })).json().res).toBe(1)
  // What was really sent is nobody else's to read.
  expect(fair.outbox.list()).toEqual([])

  await sendCode(fair, { email: 'newcomer@example.com' }, {}, { 'accept-language': 'en' })
  const english = readMail(received[1]?.raw ?? '')
  expect(english.subject).toBe('Your registration code')
  expect(english.text + english.html).not.toMatch(/\p{Script=Han}/u)
})

test('T6 the mail alone tells whether there is an account', async () => {
  const { email } = await aVisitor(fair)
  await sendCode(fair, { email }, { purpose: 'register' })
  await sendCode(fair, { email: 'stranger@example.com' }, { purpose: 'reset' })
  const texts = received.map(({ raw }) => readMail(raw).text)
  expect(texts[0]).toContain('已经有账号')
  expect(texts[1]).toContain('还没有注册账号')
  expect(texts.map(codeIn)).toEqual(['', ''])
})

test('T14 T39 links lead where the configuration says, whatever a caller says of the host', async () => {
  await sendCode(
    fair,
    { email: 'poisoned@example.com' },
    {},
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  )
  const { text, html } = readMail(received[0]?.raw ?? '')
  expect(received[0]?.raw).not.toContain('evil')
  expect(text).toContain('https://fair.example')
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://fair.example"'])
})

test('K-07 nothing that is sent starts a header, a recipient or an element of its own', async () => {
  await fair.delivery.mail({
    to: 'organiser@example.com',
    replyTo: 'visitor@example.com',
    subject: 'Hello\r\nBcc: evil@example.com\r\n\r\n<b>\u2028X-Evil: 1',
    text: 'a\r\n.\r\nMAIL FROM:<evil@example.com>\r\n\n<img src=x onerror=alert(1)> & "so"',
  })
  expect(received.map(({ to }) => to)).toEqual([['organiser@example.com']])
  const { headers, subject, text, html } = readMail(received[0]?.raw ?? '')
  expect([...headers.keys()].filter((name) => /bcc|evil/.test(name))).toEqual([])
  expect(subject).toBe('Hello Bcc: evil@example.com <b> X-Evil: 1')
  expect(headers.get('reply-to')).toBe('visitor@example.com')
  expect(text).toContain('<img src=x onerror=alert(1)>')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;so&quot;')

  const message = { to: 'organiser@example.com', subject: 'Hello', text: 'Hello' }
  const address = 'not a mail address'
  for (const bad of ['a@example.com\r\nX-Evil: 1', 'a@example.com, b@example.com', '<a@example.com>', 'a'])
    for (const field of ['to', 'replyTo'])
      await expect(fair.delivery.mail({ ...message, [field]: bad })).rejects.toThrow(address)
  expect(received.length).toBe(1)
})

test('O-04 G-X9 a mail the server refuses is told, its code opens nothing, and one may ask again at once', async () => {
  const visitor = await aVisitor(fair)
  const { email } = visitor
  refusal = Object.assign(new Error('try later'), { responseCode: 451 })
  const refused = await sendCode(fair, { email }, {}, { 'accept-language': 'en' })
  expect(refused.statusCode).toBe(200)
  expect(refused.json()).toMatchObject({
    res: 0,
    errCode: 20015,
    mes: expect.stringMatching(/could not be sent/),
  })
  expect(received.length).toBe(1)
  const dead = codeIn(readMail(received[0]?.raw ?? '').text)
  expect(dead).toMatch(/^\d{6}$/)
  expect((await post(fair, 'maillogin', { email, verify_code: dead })).json()).toMatchObject({
    errCode: 20011,
  })

  refusal = undefined
  expect((await sendCode(fair, { email })).json().res).toBe(1)
  expect(received.length).toBe(2)
  // What arrived starts the pause.
  expect((await sendCode(fair, { email })).statusCode).toBe(429)
})

test('R-02 a refusal is for good when it is of the recipient or the message, not when it is of us or for now', async () => {
  const refusing = async (to: string, send = fair.delivery.mail) =>
    send({ to, subject: 'Hello', text: 'Hello' }).catch((error: { isForGood?: boolean }) => error.isForGood)
  expect(await refusing('full@example.com')).toBe(true)
  expect(await refusing('nobody at example.com')).toBe(true)
  refusal = Object.assign(new Error('not this'), { responseCode: 554 })
  expect(await refusing('a@example.com')).toBe(true)
  refusal = Object.assign(new Error('try later'), { responseCode: 451 })
  expect(await refusing('a@example.com')).toBe(false)
  const url = `smtp://fair:wrong@127.0.0.1:${portOf(smtp.server)}`
  const stranger = openSmtpMail({ url, from: 'fair@tradefloor.example', site: null })
  expect(await refusing('a@example.com', stranger.send)).toBe(false)
  stranger.close()
})

test('T8 G-X9 failures count for the hour, so a failing server lets nobody send without bound', async () => {
  const answers = []
  for (let count = 0; count < 7; count++) answers.push(await sendCode(fair, { email: 'full@example.com' }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(answers.slice(0, 5).every((answer) => answer.json().errCode === 20015)).toBe(true)
})

test('T44 neither contact nor code is in the log, whatever goes wrong', async () => {
  const lines: string[] = []
  const stream = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))
  const delivery = { ...fair.delivery, close: () => {} }
  const app = await buildApp({
    ...fair,
    delivery,
    log: createLog({ logLevel: 'debug' }, stream),
    sites: null,
  })
  const call: TestApp['call'] = (request) =>
    app.inject(
      signed(request, {
        platform: fair.config.platform,
        signingKey: fair.signingKey,
        now: fair.clock.now(),
      }),
    )
  const logged = { call, outbox: fair.outbox }
  await sendCode(logged, { email: 'full-canary@example.com' })
  await sendCode(logged, { email: 'canary@example.com' })
  const code = codeIn(readMail(received[0]?.raw ?? '').text)
  await post(logged, 'maillogin', { email: 'canary@example.com', verify_code: code })
  await sendCode(logged, { phone: '18577777777' })
  await app.close()
  const log = lines.join('')
  expect(log).toContain('a code could not be sent')
  expect(log).toContain('EENVELOPE 552')
  expect(code).toMatch(/^\d{6}$/)
  expect(log).not.toMatch(new RegExp(`canary|18577777777|"${code}"|mailbox full`))
})

/** Servers that keep one waiting, or hang up. */
async function withServer(talk: (socket: Socket) => void, work: (url: string) => Promise<void>) {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    talk(socket)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  try {
    await work(`smtp://127.0.0.1:${portOf(server)}`)
  } finally {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  }
}

test.each<[string, (socket: Socket) => void]>([
  ['never says a word', () => {}],
  ['hangs up', (socket) => socket.destroy()],
  [
    'goes on and on without an end',
    (socket) => {
      // A proper greeting, then an answer that never ends but never falls silent either.
      socket.write('220 here\r\n')
      const drip = setInterval(() => socket.write('250-wait\r\n'), 100)
      socket.on('close', () => clearInterval(drip))
    },
  ],
])('G-X9 a server that %s is given up on', async (_, talk) => {
  await withServer(talk, async (url) => {
    const mail = openSmtpMail({ url, from: 'fair@tradefloor.example', site: null })
    const message = { to: 'a@example.com', subject: 'Hello', text: 'Hello' }
    await expect(mail.send(message)).rejects.toMatchObject({ name: 'NotDelivered' })
    mail.close()
  })
})

test('G-X9 O-04 a visitor who waits for a dead server is told', async () => {
  await withServer(
    () => {},
    async (url) => {
      const mail = openSmtpMail({ url, from: 'fair@tradefloor.example', site: null })
      const delivery = {
        ...fair.delivery,
        mail: (message: Parameters<typeof mail.send>[0]) => mail.send(message),
      }
      const app = await buildApp({ ...fair, delivery, log: createLog({ logLevel: 'silent' }), sites: null })
      const now = fair.clock.now()
      const signer = { platform: fair.config.platform, signingKey: fair.signingKey, now }
      const answer = await sendCode(
        { outbox: fair.outbox, call: (request) => app.inject(signed(request, signer)) },
        { email: 'patient@example.com' },
      )
      expect(answer.json()).toMatchObject({ res: 0, errCode: 20015 })
      mail.close()
    },
  )
})
