import { readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const api = fileURLToPath(new URL('../..', import.meta.url))

/** On which databases the tests of a folder or a file run. */
interface Choice {
  /** Below `apps/api`: a folder with its slash, or one file of it that is chosen otherwise. */
  path: string
  on: 'both' | 'embedded'
  why: string
}

const both = (path: string, why: string): Choice => ({ path, on: 'both', why })
const embedded = (path: string, why: string): Choice => ({ path, on: 'embedded', why })

/**
 * `npm test` runs every test on the embedded database, which is PostgreSQL in one process. `npm run test:pg` repeats
 * those in which a server with real connections may behave differently: waiting, locks, notifications, order,
 * migrations, copies, and values that the engine refuses. The longest path that fits a file decides; a folder that no
 * line names is refused by postgresql-suite.test.ts.
 */
export const choices: Choice[] = [
  both('src/changes.test.ts', 'nodes tell each other of changes through the database'),
  both('src/sweep.test.ts', 'old rows are deleted in parts beside others who write'),
  embedded('src/api-docs/', 'the description of the calls asks no database'),
  embedded('src/concurrency/', 'queues in memory'),
  embedded('src/config/', 'settings'),
  both('src/content/demo-fair.test.ts', 'the whole fair in one transaction, and none of it after a fault'),
  both('src/content/desk/', 'drafts of two at once, and a publishing beside an import'),
  both('src/content/team/', 'two administrators at once, and a removal beside an import'),
  embedded('src/content/', 'files are read and checked before anything is written'),
  both('src/db/', 'the engine itself: transactions, locks, outages, migrations'),
  embedded('src/db/data-folder-lock.test.ts', 'only the embedded database has a folder'),
  embedded('src/db/embedded-initialisation.test.ts', 'only about the embedded database'),
  embedded('src/db/embedded-supervisor.test.ts', 'only about the embedded database'),
  embedded('src/db/embedded-upkeep.test.ts', 'only about the embedded database'),
  embedded('src/db/lost-server.test.ts', 'the server that is cut off is an embedded one on a port'),
  embedded('src/db/wire-server.test.ts', 'only about the embedded database'),
  embedded('src/delivery/', 'mail and text messages; the outbox is in memory'),
  embedded('src/expo/closed-pipe.test.ts', 'what the tool writes to its terminal'),
  both('src/expo/backup/', 'rows are read and loaded in the engine’s own way'),
  embedded('src/expo/backup/folder-copy.test.ts', 'copies files'),
  embedded('src/expo/backup/refused-files.test.ts', 'a bad file is refused before a database is opened'),
  both('src/expo/content/', 'an import is one transaction beside readers'),
  embedded('src/expo/content/bad-inputs.test.ts', 'each input is refused before anything is written'),
  embedded('src/expo/content/captions.test.ts', 'the same import with other fields'),
  embedded('src/expo/content/stands-and-colours.test.ts', 'the same import with other fields'),
  embedded('src/expo/content/streams.test.ts', 'the same import with other fields'),
  embedded('src/expo/content/withdraw.test.ts', 'the same import; what it marks is read by plain selects'),
  embedded('src/expo/doctor/', 'looks at settings, the machine and texts'),
  both('src/expo/doctor/doctor.test.ts', 'reads what the database says of itself'),
  embedded('src/expo/generate/', 'writes a folder'),
  both('src/expo/stats/', 'sums and days are computed by the database'),
  both('src/expo/verbs/', 'deletes and changes rows that others refer to'),
  embedded('src/http/', 'requests before they reach a database'),
  both('src/http/read-only.test.ts', 'a server that takes no writes'),
  both('src/http/storable-text.test.ts', 'characters that the engine refuses'),
  embedded('src/logging/', 'writes lines'),
  embedded('src/metrics/', 'counts in memory and writes text'),
  both('src/modules/account/', 'codes, attempts and tokens that are used by two at once'),
  embedded('src/modules/account/captcha.test.ts', 'draws pictures'),
  embedded('src/modules/account/passwords.test.ts', 'hashes'),
  embedded('src/modules/account/return-address.test.ts', 'addresses'),
  embedded('src/modules/calendar/', 'writes calendar files from rows that other tests read'),
  both('src/modules/cards/', 'a card exchanged by two at once'),
  embedded('src/modules/catalogue/', 'sort keys are computed before they are stored'),
  both('src/modules/chat/', 'numbers without a gap from many writers, told to every node'),
  both('src/modules/chat-mails/', 'one mail though several nodes look'),
  both('src/modules/desk/', 'lists by page and mark of what others write'),
  both('src/modules/enquiries/', 'kept once, though sent twice'),
  both('src/modules/exhibitions/', 'search, order and counts are the database’s'),
  both('src/modules/favourites/', 'marked by several at once, and counted'),
  both('src/modules/figures/', 'sums and medians are computed by the database'),
  both('src/modules/for-you/', 'candidates are the engine’s, and a column is added to filled accounts'),
  both(
    'src/modules/leads/',
    'one statement over cards, conversations and notes; days and orders are the engine’s',
  ),
  both('src/modules/live/', 'counts of several nodes'),
  both('src/modules/logs/', 'a hundred views at once count one'),
  both('src/modules/places/', 'grouped and counted by the database'),
  embedded('src/modules/posters/', 'pictures of what plain selects read'),
  both('src/modules/schedule/', 'sessions, marks and viewers of several nodes'),
  both('src/modules/search/', 'candidates, locks and counts are the engine’s'),
  embedded('src/modules/storage/', 'files are in a folder'),
  both('src/modules/storage/upload-quota.test.ts', 'several uploads at once against one quota'),
  embedded('src/pages/', 'documents made of what the calls answer'),
  embedded('src/realtime/', 'sockets'),
  both('src/schema/', 'the tables as the migrations leave them'),
  embedded('src/security/', 'who may use a call is decided before the database is asked'),
  both('src/security/fuzz.test.ts', 'values that the engine refuses'),
  both(
    'src/security/log-canaries.test.ts',
    'what the engine says of a refused statement stays out of the log',
  ),
  both('src/security/races.test.ts', 'calls that meet'),
  embedded('src/startup/', 'the start of a server with a data folder'),
  embedded('src/testing/', 'this list'),
  embedded('src/text-formats/', 'writes texts'),
  embedded('trials/', 'judges what the drills wrote down'),
]

/** The line that decides about a test file, given below `apps/api`. */
export const choiceOf = (file: string): Choice | undefined =>
  choices
    .filter(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))
    .sort((one, other) => other.path.length - one.path.length)[0]

/** All test files of the server, below `apps/api`. */
export const testFiles = (): string[] =>
  ['src', 'trials'].flatMap((folder) =>
    readdirSync(join(api, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => posix.join(folder, ...name.split(sep))),
  )

/** Those of them that a run on PostgreSQL repeats. */
export const repeatedOnPostgresql = (files = testFiles()): string[] =>
  files.filter((file) => choiceOf(file)?.on === 'both')
