import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tables = {
  drizzle:
    'exhibition|company|exhibitor|contact|product|exhibitionProduct|boothResource|boothDocument|document|programmeSession',
  sql: 'exhibition|company|exhibitor|contact|product|exhibition_product|booth_resource|booth_document|document|programme_session|video',
}
const reads = new RegExp(
  `\\.(?:from|innerJoin|leftJoin)\\(\\s*(?:${tables.drizzle})\\b|\\b(?:from|join) (?:${tables.sql})\\b`,
)

/** They read what people hold, which stays theirs when it is withdrawn, or write to it. */
const holders: Record<string, string[]> = {
  'modules/cards/exchange-queries.ts': ['readExchanges'],
  'modules/chat-mails/answer-queries.ts': ['findAnswers'],
  'modules/chat-mails/wait-queries.ts': ['findWaits'],
  'modules/chat/given-card.ts': ['lastGiven'],
  'modules/chat/message-parts.ts': ['companiesOf', 'speakersOf', 'findDocuments'],
  'modules/chat/report-queries.ts': ['*'],
  'modules/chat/thread-changes.ts': ['nothingAgainst'],
  'modules/chat/thread-queries.ts': ['findThreads', 'findGiver'],
  'modules/desk/card-queries.ts': ['*'],
  'modules/figures/fact-queries.ts': ['cardsAt', 'factsOf'],
  'modules/leads/history-queries.ts': ['findHistory'],
  'modules/leads/lead-queries.ts': ['leadsOf'],
  'modules/schedule/favourite-queries.ts': ['findFavouriteSessions'],
}

/** Top-level declarations of a file, by name. */
const declarations = (text: string) =>
  text.split(/\n(?=(?:export )?(?:const|async function|function) )/).map((body) => ({
    name: /(?:const|function) (\w+)/.exec(body)?.[1] ?? '',
    body,
  }))

const files = ['modules', 'pages', 'http'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`),
)

test('S-51 every query on what an organiser may withdraw asks whether it is listed, or is one of those that people hold', () => {
  const forgotten: string[] = []
  let asking = 0
  for (const file of files)
    for (const { name, body } of declarations(readFileSync(join(root, file), 'utf8'))) {
      if (!reads.test(body)) continue
      asking++
      const isHolder = holders[file]?.some((each) => each === '*' || each === name)
      if (!isHolder && !/isListed\.|inSearch\(/.test(body)) forgotten.push(`${file} ${name}`)
    }
  expect(forgotten).toEqual([])
  expect(asking).toBeGreaterThan(40)
})
