import { resolve } from 'node:path'
import { termsVersion } from '@tradefloor/contract'
import { repositoryRoot } from '../paths.ts'
import { limitSettings, retentionSettings } from './limit-settings.ts'
import { type Faults, InvalidConfig, readSettings, type Setting, type Values } from './settings.ts'

/** Every setting, with what it is for. `docs/operations.md` shows the same table; a test holds them equal. */
export const settings = {
  PORT: { kind: 'port', default: '3000', about: 'Port to listen on' },
  HOST: { kind: 'text', default: '127.0.0.1', about: 'Address to listen on; 0.0.0.0 for every network' },
  DATA_DIR: {
    kind: 'text',
    default: './data',
    about: 'Folder of the embedded database and, with either database, of exports before an import',
  },
  DATABASE_URL: {
    kind: 'url',
    schemes: ['postgres', 'postgresql'],
    about: 'PostgreSQL to use instead of the embedded database',
  },
  DB_POOL: { kind: 'number', min: 1, max: 100, default: '10', about: 'Connections to the database' },
  DEMO: { kind: 'switch', default: 'on', about: 'Load the demo fair into an empty database' },
  CLOCK: {
    kind: 'instant',
    about: 'Start the clock at this moment (ISO 8601) instead of now; it runs on from there',
  },
  LOG_LEVEL: {
    kind: 'choice',
    of: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    default: 'info',
    about: 'How much is logged',
  },
  CACHE_MB: {
    kind: 'number',
    min: 0,
    max: 4096,
    default: '64',
    about: 'Memory for ready-made public answers',
  },
  PICTURE_CACHE_MB: {
    kind: 'number',
    min: 0,
    max: 4096,
    default: '64',
    about: 'Memory for resized pictures',
  },
  STOP_SECONDS: {
    kind: 'number',
    min: 1,
    max: 60,
    default: '8',
    about: 'How long a stop waits for requests under way',
  },
  CALL_SECONDS: {
    kind: 'number',
    min: 5,
    max: 600,
    default: '30',
    about: 'How long a page waits for an answer before it says so',
  },
  OFFLINE: {
    kind: 'switch',
    default: 'on',
    about: 'Let browsers keep the site for when they have no network; off also takes back what they keep',
  },
  TRUSTED_PROXIES: {
    kind: 'text',
    about: 'Addresses of reverse proxies whose X-Forwarded-* are believed, joined by commas',
  },
  PLATFORM: {
    kind: 'text',
    default: 'tradefloor',
    about: 'Value of the parameter platform that every call carries',
  },
  SIGNING_KEY: { kind: 'text', about: 'Public signing key; made at the first start when not set' },
  SPECIAL_HOST: { kind: 'text', about: 'Host name that lands on the island of exhibition 33' },
  SCENE_ORIGINS: { kind: 'text', about: 'Origins of outside scenes that may be framed, joined by commas' },
  STREAM_ORIGINS: {
    kind: 'text',
    about: 'Origins of streams and recordings of others that sessions may play, joined by commas',
  },
  MEETING_URL: { kind: 'url', schemes: ['https', 'http'], about: 'Live-meeting system' },
  CERTIFICATE_URL: { kind: 'url', schemes: ['https', 'http'], about: 'Origin-certificate application' },
  ZHOUSHAN_URL: { kind: 'url', schemes: ['https', 'http'], about: 'Outside site of pavilion 33' },
  EXHIBITOR_SSO_URL: {
    kind: 'url',
    schemes: ['https', 'http'],
    about: 'Exhibitors’ sign-on instead of the built-in one',
  },
  EXHIBITOR_DESK_URL: {
    kind: 'url',
    schemes: ['https', 'http'],
    about: 'Exhibitors’ desk instead of the built-in one',
  },
  FILING_NUMBER: { kind: 'text', default: '浙ICP备00000000号-1', about: 'Filing number in the footer' },
  FILING_URL: { kind: 'url', schemes: ['https', 'http'], about: 'Where the filing number leads' },
  ORGANISER_PHONE: { kind: 'text', default: '0580-000 0000', about: 'Contact telephone in the footer' },
  PUBLIC_URL: {
    kind: 'url',
    schemes: ['https', 'http'],
    about:
      'Address visitors use, for links in mails, in previews and in the site map; what a caller says of it is never believed',
  },
  SMTP_URL: {
    kind: 'url',
    schemes: ['smtp', 'smtps'],
    about:
      'Mail server for verification codes, enquiries and messages that wait, with user and password in the address',
  },
  MAIL_FROM: { kind: 'text', default: 'Tradefloor <no-reply@localhost>', about: 'Sender of mails' },
  ORGANISER_EMAIL: { kind: 'text', about: 'Where enquiries of the contact form are mailed to' },
  SMS_URL: { kind: 'url', schemes: ['https', 'http'], about: 'HTTP address of the text-message provider' },
  SMS_KEY: { kind: 'text', about: 'Key that signs what is sent to the text-message provider' },
  METRICS_TOKEN: {
    kind: 'text',
    about:
      'Who sends it as a bearer token may read /metrics; without it only this machine may, while nothing else can reach the server',
  },
  SSO_SITES: {
    kind: 'text',
    about: 'Outside sites that may redeem sign-on tickets: name:key, joined by commas',
  },
  TERMS_VERSION: {
    kind: 'text',
    default: termsVersion,
    about: 'Version of the privacy notice and terms that visitors agree to',
  },
  ...limitSettings,
  ...retentionSettings,
} as const satisfies Record<string, Setting>

type Read = Values<typeof settings>

export type Config = ReturnType<typeof readConfig>

/** Reads all settings, or throws one error that lists every fault at once. */
export function readConfig(environment: Record<string, string | undefined>) {
  const read = readSettings(settings, environment)
  const faults = [...findBadOrigins(read), ...findBadKeys(read)]
  if (faults.length > 0) throw new InvalidConfig(faults)
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(repositoryRoot, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    dbPool: read.DB_POOL,
    demo: read.DEMO,
    clockStart: read.CLOCK,
    logLevel: read.LOG_LEVEL,
    cacheBytes: read.CACHE_MB * 1_048_576,
    pictureCacheBytes: read.PICTURE_CACHE_MB * 1_048_576,
    stopMs: read.STOP_SECONDS * 1000,
    callSeconds: read.CALL_SECONDS,
    offline: read.OFFLINE,
    trustedProxies: listed(read.TRUSTED_PROXIES),
    platform: read.PLATFORM,
    signingKey: read.SIGNING_KEY,
    specialHost: read.SPECIAL_HOST,
    sceneOrigins: listed(read.SCENE_ORIGINS),
    streamOrigins: listed(read.STREAM_ORIGINS),
    links: {
      meeting: read.MEETING_URL,
      certificate: read.CERTIFICATE_URL,
      zhoushan: read.ZHOUSHAN_URL,
      filing: read.FILING_URL,
      exhibitor_sso: read.EXHIBITOR_SSO_URL ?? '/sso',
      exhibitor_desk: read.EXHIBITOR_DESK_URL ?? '/desk',
    },
    production: environment.NODE_ENV === 'production',
    publicUrl: read.PUBLIC_URL,
    mail: { url: read.SMTP_URL, from: read.MAIL_FROM, organiser: read.ORGANISER_EMAIL },
    sms: { url: read.SMS_URL, key: read.SMS_KEY },
    metricsToken: read.METRICS_TOKEN,
    ssoSites: new Map(listed(read.SSO_SITES).map(siteAndKey)),
    mailAfterMinutes: read.MAIL_AFTER_MINUTES,
    termsVersion: read.TERMS_VERSION,
    limits: limitsFrom(read),
    retention: { enquiryDays: read.ENQUIRY_DAYS, sealedReportDays: read.SEALED_REPORT_DAYS },
    organiser: { filing_number: read.FILING_NUMBER, phone: read.ORGANISER_PHONE },
  }
}

const limitsFrom = (read: Read) => ({
  codeSeconds: read.CODE_SECONDS,
  codesAnHour: read.CODES_AN_HOUR,
  codesADay: read.CODES_A_DAY,
  codesAnAddress: read.CODES_AN_ADDRESS,
  signInFailures: read.SIGN_IN_FAILURES,
  signInsAnAddress: read.SIGN_INS_AN_ADDRESS,
  captchasAMinute: read.CAPTCHAS_A_MINUTE,
  exchangesADay: read.EXCHANGES_A_DAY,
  enquiriesAnHour: read.ENQUIRIES_AN_HOUR,
  callsAMinute: read.CALLS_A_MINUTE,
  socketsAnAddress: read.SOCKETS_AN_ADDRESS,
  messagesAMinute: read.MESSAGES_A_MINUTE,
  messageBurst: read.MESSAGE_BURST,
  messageMailsAnHour: read.MESSAGE_MAILS_AN_HOUR,
  newConversationsAnHour: read.NEW_CONVERSATIONS_AN_HOUR,
  uploads: read.UPLOADS,
  uploadBytes: read.UPLOAD_MB * 1_048_576,
  deskFiles: read.DESK_FILES,
  deskFileBytes: read.DESK_FILES_MB * 1_048_576,
})

/** The parts of a text that commas join. */
const listed = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** `name:key`; a key may have colons of its own. */
function siteAndKey(site: string): [name: string, key: string] {
  const [name = '', ...key] = site.split(':')
  return [name, key.join(':')]
}

const originSettings = [
  ['SCENE_ORIGINS', 'https://scenes.example'],
  ['STREAM_ORIGINS', 'https://streams.example'],
] as const

const findBadOrigins = (read: Read): Faults =>
  originSettings.flatMap(([name, example]) =>
    listed(read[name])
      .filter((origin) => !/^https?:\/\/[^/\s;,']+$/.test(origin))
      .map((origin) => ({ name, problem: `${origin} is not an origin such as ${example}` })),
  )

function findBadKeys(read: Read): Faults {
  const faults: Faults = []
  for (const site of listed(read.SSO_SITES))
    if (!/^[a-z][a-z0-9-]{0,31}:\S{16,200}$/.test(site))
      faults.push({ name: 'SSO_SITES', problem: 'is not name:key with a key of 16 characters or more' })
  if (read.METRICS_TOKEN !== null && !/^\S{16,200}$/.test(read.METRICS_TOKEN))
    faults.push({ name: 'METRICS_TOKEN', problem: 'has fewer than 16 characters, or a space among them' })
  if (read.SMS_URL !== null && read.SMS_KEY === null)
    faults.push({ name: 'SMS_KEY', problem: 'is needed with SMS_URL: the provider knows us by it' })
  return faults
}
