import type { Config } from '../../config/config.ts'
import { readServerRecords, type ServerRecord } from '../../config/server-record.ts'
import { type Finding, ok } from './finding.ts'
import { probeServer, type ServerState } from './probe-server.ts'

export interface InUse {
  config: Config
  asked: ServerState
  /** The server whose settings these are; null when they are those of this command. */
  record: ServerRecord | null
}

/** The settings of the server that runs on this data folder and answers, else those of this command's environment. */
export async function settingsInUse(config: Config): Promise<InUse> {
  const records = readServerRecords(config.dataDir)
  // Several nodes on one PostgreSQL may share the folder: the one asked for by PORT comes first.
  const inOrder = [
    ...records.filter(({ settings }) => settings.port === config.port),
    ...records.filter(({ settings }) => settings.port !== config.port),
  ]
  for (const record of inOrder) {
    const asked = await probeServer(record.settings)
    if (asked.state === 'ours') return { config: withSettingsOf(record, config), asked, record }
  }
  return { config, asked: await probeServer(config), record: null }
}

function withSettingsOf({ settings }: ServerRecord, config: Config): Config {
  const { clockStart, mail, sms, ...plain } = settings
  return {
    ...config,
    ...plain,
    clockStart: clockStart === null ? null : new Date(clockStart),
    mail: {
      // The password is not recorded: where this command knows the same mail server, it can be tried.
      url: mail.server === null ? null : isAt(config.mail.url, mail.server) ? config.mail.url : null,
      from: mail.from,
      organiser: mail.organiser ? (config.mail.organiser ?? 'the organiser') : null,
    },
    sms: { url: sms.provider, key: null },
  }
}

const isAt = (url: string | null, host: string) => url !== null && new URL(url).host === host

/** For a mail server that only the running server has the password of. */
export function mailNotTried(record: ServerRecord | null, config: Config): Finding | null {
  const server = record?.settings.mail.server ?? null
  if (server === null || config.mail.url !== null) return null
  return ok('mail', {
    zh: `正在运行的服务器通过 ${server} 发送邮件（未试连；在此设置 SMTP_URL 即可试连）`,
    en: `The running server mails through ${server} (not tried; set SMTP_URL for this command to try it)`,
  })
}
