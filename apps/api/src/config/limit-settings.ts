import type { Setting } from './settings.ts'

/** How much of something one person, contact or network address may ask for. */
export const limitSettings = {
  CODE_SECONDS: {
    kind: 'number',
    min: 0,
    max: 3600,
    default: '60',
    about: 'Pause between two verification codes for one contact, in seconds',
  },
  CODES_AN_HOUR: {
    kind: 'number',
    min: 1,
    max: 1000,
    default: '5',
    about: 'Verification codes for one contact in an hour',
  },
  CODES_A_DAY: {
    kind: 'number',
    min: 1,
    max: 10_000,
    default: '10',
    about: 'Verification codes for one contact in a day',
  },
  CODES_AN_ADDRESS: {
    kind: 'number',
    min: 1,
    max: 100_000,
    default: '200',
    about: 'Verification codes asked for by one network address in an hour',
  },
  SIGN_IN_FAILURES: {
    kind: 'number',
    min: 1,
    max: 1000,
    default: '5',
    about: 'Wrong passwords for one account in half an hour',
  },
  SIGN_INS_AN_ADDRESS: {
    kind: 'number',
    min: 1,
    max: 100_000,
    default: '200',
    about: 'Failed sign-ins from one network address in half an hour',
  },
  CAPTCHAS_A_MINUTE: {
    kind: 'number',
    min: 1,
    max: 100_000,
    default: '300',
    about: 'Picture codes asked for by one network address in a minute',
  },
  EXCHANGES_A_DAY: {
    kind: 'number',
    min: 1,
    max: 10_000,
    default: '50',
    about: 'Cards one visitor may exchange in a day',
  },
  ENQUIRIES_AN_HOUR: {
    kind: 'number',
    min: 1,
    max: 10_000,
    default: '20',
    about: 'Enquiries from one network address in an hour',
  },
  CALLS_A_MINUTE: {
    kind: 'number',
    min: 10,
    max: 1_000_000,
    default: '3000',
    about: 'Calls from one network address in a minute, on one node',
  },
  SOCKETS_AN_ADDRESS: {
    kind: 'number',
    min: 10,
    max: 1_000_000,
    default: '2000',
    about:
      'Open connections of one network address, on one node; this machine and trusted proxies have no limit',
  },
  MESSAGES_A_MINUTE: {
    kind: 'number',
    min: 1,
    max: 1_000_000,
    default: '60',
    about: 'Messages one person may send in a minute on one node, when they go on sending',
  },
  MESSAGE_BURST: {
    kind: 'number',
    min: 1,
    max: 1_000_000,
    default: '10',
    about: 'Messages one person may send at once',
  },
  MAIL_AFTER_MINUTES: {
    kind: 'number',
    min: 1,
    max: 1440,
    default: '5',
    about: 'How long a message waits unanswered, or an answer unread, before it is mailed about',
  },
  MESSAGE_MAILS_AN_HOUR: {
    kind: 'number',
    min: 1,
    max: 1000,
    default: '4',
    about: 'Mails about messages to one person in an hour; what is more waits and is gathered',
  },
  NEW_CONVERSATIONS_AN_HOUR: {
    kind: 'number',
    min: 1,
    max: 100_000,
    default: '20',
    about: 'Companies one visitor may begin to write to in an hour',
  },
  UPLOADS: { kind: 'number', min: 1, max: 10_000, default: '50', about: 'Pictures one visitor may keep' },
  UPLOAD_MB: {
    kind: 'number',
    min: 1,
    max: 10_000,
    default: '50',
    about: 'Megabytes of pictures one visitor may keep',
  },
  DESK_FILES: {
    kind: 'number',
    min: 1,
    max: 100_000,
    default: '2000',
    about: 'Pictures and documents one company may keep that were uploaded at the desk',
  },
  DESK_FILES_MB: {
    kind: 'number',
    min: 1,
    max: 100_000,
    default: '500',
    about: 'Megabytes of pictures one company may keep that were uploaded at the desk',
  },
} as const satisfies Record<string, Setting>

/** How long personal data is kept. */
export const retentionSettings = {
  ENQUIRY_DAYS: {
    kind: 'number',
    min: 1,
    max: 3650,
    default: '365',
    about: 'Days after which an enquiry of the contact form is deleted',
  },
  SEALED_REPORT_DAYS: {
    kind: 'number',
    min: 1,
    max: 3650,
    default: '180',
    about: 'Days an open report is kept after its visitor deleted the account',
  },
} as const satisfies Record<string, Setting>
