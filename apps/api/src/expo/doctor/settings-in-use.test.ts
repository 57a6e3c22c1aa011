import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { terminalWords } from '../../logging/terminal.ts'
import { start } from '../../startup/start.ts'
import { cloneFolder } from '../../testing/clone-database.ts'
import { runToolWith } from '../../testing/run-tool.ts'

interface Answer {
  findings: { check: string; state: string; text: string }[]
}

async function serverWith(environment: Record<string, string>) {
  const dataDir = await cloneFolder()
  const config = readConfig({
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...environment,
  })
  const server = await start(config, terminalWords.en, () => {})
  onTestFinished(() => server.stop())
  const doctor = async (shell: Record<string, string> = {}) => {
    const run = await runToolWith({
      words: ['doctor', '--json'],
      environment: { DATA_DIR: dataDir, ...shell },
    })
    const { findings } = run.json<Answer>()
    return (check: string) => findings.filter((finding) => finding.check === check)
  }
  return { dataDir, server, doctor }
}

const secrets = {
  SMTP_URL: 'smtp://fair:canary-1@127.0.0.1:1',
  SMS_URL: 'https://user:canary-2@sms.example/send?key=canary-3',
  SMS_KEY: 'canary-4-canary-4',
  SIGNING_KEY: 'canary-5',
  SSO_SITES: 'site:canary-6-canary-6-canary',
}

test('S-35 the doctor finds the port of the running server and judges its settings, not those of the shell', async () => {
  const { server, doctor } = await serverWith({ NODE_ENV: 'production', PUBLIC_URL: 'https://fair.example' })
  const about = await doctor()
  expect(about('server')).toMatchObject([{ state: 'ok', text: expect.stringContaining('its settings') }])
  expect(about('server')[0]?.text).toContain(new URL(server.address).port)
  // The shell has no NODE_ENV and no PUBLIC_URL, and would have said that all is well.
  expect(about('mail')).toMatchObject([{ state: 'warning' }])
  expect(about('settings')).toMatchObject([{ state: 'warning', text: expect.stringContaining('https') }])
})

test('S-35 what a server records of its settings is its owner’s to read, holds no secret, and goes with the server', async () => {
  const { dataDir, server, doctor } = await serverWith(secrets)
  const folder = join(dataDir, 'servers')
  const [name = ''] = readdirSync(folder)
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  const text = readFileSync(join(folder, name), 'utf8')
  expect(text).not.toContain('canary')
  expect(text).toContain('sms.example')

  expect((await doctor())('mail')).toMatchObject([
    { state: 'ok', text: expect.stringContaining('127.0.0.1:1 (not tried') },
  ])
  // With the password at hand it is tried.
  expect((await doctor({ SMTP_URL: secrets.SMTP_URL }))('mail')).toMatchObject([{ state: 'fault' }])
  await server.stop()
  expect(readdirSync(dataDir)).not.toContain('servers')
  expect((await doctor({ PORT: '1' }))('mail')).toMatchObject([
    { state: 'ok', text: expect.stringContaining('outbox') },
  ])
})
