import type { Notice } from '@tradefloor/contract'
import { NoticesReply } from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notice } from '../../schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { runTool } from '../../testing/run-tool.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(notice)
  fair.answers.drop('notice')
})

async function shown(): Promise<Notice[]> {
  const response = await fair.call({ path: '/api/visitor/v1/notice' })
  const body = response.json()
  expect(Value.Errors(NoticesReply, body)).toEqual([])
  return body.list
}
const texts = async () => (await shown()).map(({ text }) => text.cn)
const tool = (...words: string[]) => runTool(fair, ['notice', ...words])
/** The servers hear of it a moment later. */
const at = (time: string) => fair.clock.set(`${time.replace(' ', 'T')}+08:00`)

describe('putting a notice up', () => {
  test('S-05 K-30 it is there for everyone at once, in both languages, with its link', async () => {
    expect(await shown()).toEqual([])
    const said = await tool('今晚维护', '--en', 'Maintenance tonight', '--link', 'https://example.com/x')
    expect([said.code, said.stdout]).toEqual([0, expect.stringMatching(/^Notice \d+ is up on every page\n$/)])
    await soon(async () =>
      expect(await shown()).toEqual([
        {
          id: expect.any(Number),
          text: { cn: '今晚维护', en: 'Maintenance tonight' },
          link: 'https://example.com/x',
          posted_at: new Date(testNow).toISOString(),
        },
      ]),
    )
  })

  test('S-05 the newest comes first and there are three at most', async () => {
    for (const [n, text] of ['一', '二', '三', '四'].entries()) {
      at(`2026-11-15 12:0${n}`)
      await tool(text)
    }
    await soon(async () => expect(await texts()).toEqual(['四', '三', '二']))
    const { stdout } = await tool()
    expect(stdout).toMatch(/behind newer .*一/)
    expect(stdout.match(/ up /g)).toHaveLength(3)
  })

  test('S-05 one language is enough, and the organiser is told what the others will read', async () => {
    const english = await tool('--en', 'Only English')
    expect([english.code, english.stderr]).toEqual([0, expect.stringContaining('no Chinese text')])
    const chinese = await tool('只有中文')
    expect(chinese.stderr).toContain('no English text')
    await soon(async () =>
      expect((await shown()).map(({ text }) => text)).toEqual(
        expect.arrayContaining([
          { cn: '', en: 'Only English' },
          { cn: '只有中文', en: '' },
        ]),
      ),
    )
  })

  test('S-05 it comes and goes on the fair’s clock to the minute, from answers that are kept ready', async () => {
    await tool('午后', '--from', '2026-11-15 13:00', '--until', '2026-11-15 14:00')
    await tool('今天', '--until', '2026-11-15')
    await soon(async () => expect(await texts()).toEqual(['今天']))
    const seenAt = async (time: string) => {
      at(time)
      return texts()
    }
    expect(await seenAt('2026-11-15 12:59')).toEqual(['今天'])
    expect(await seenAt('2026-11-15 13:00')).toEqual(['今天', '午后'])
    at('2026-11-15 13:59')
    await soon(async () => expect((await countQueries(texts)).count).toBe(0))
    expect(await seenAt('2026-11-15 14:00')).toEqual(['今天'])
    expect(await seenAt('2026-11-15 23:59')).toEqual(['今天'])
    expect(await seenAt('2026-11-16 00:00')).toEqual([])
  })

  test.each([
    ['no text', ['  ']],
    ['too long a text', ['长'.repeat(201)]],
    ['a sign that turns the text', ['a\u202eb']],
    ['a time that is none', ['好', '--until', 'tomorrow']],
    ['a day that is none', ['好', '--until', '2026-02-30']],
    ['an end that has passed', ['好', '--until', '2026-11-15 11:59']],
    ['an end before the beginning', ['好', '--from', '2026-11-18', '--until', '2026-11-17 10:00']],
    ['a link that runs', ['好', '--link', 'javascript:alert(1)']],
    ['a link with a blank', ['好', '--link', 'https://example.com/a b']],
    ['a link that is none', ['好', '--link', 'example.com']],
    ['a text and --remove', ['好', '--remove', '1']],
    ['an option it does not know', ['好', '--colour', 'red']],
  ])(
    'T31 S-05 what makes no sense is refused with a sentence, and nothing is put up: %s',
    async (_, words) => {
      const { code, stdout, stderr } = await tool(...words)
      expect([code, stdout]).toEqual([2, ''])
      expect(stderr.trim()).toMatch(/^[\w“-].{10,}$/)
      expect(await fair.database.db.select().from(notice)).toEqual([])
    },
  )

  test('T31 an address that came into the database another way is not sent when it is none', async () => {
    const now = fair.clock.now()
    await fair.database.db
      .insert(notice)
      .values({ textZh: '好', link: 'javascript:alert(1)', shownFrom: now, createdAt: now })
    expect(await shown()).toMatchObject([{ link: '' }])
  })
})

describe('listing and taking down', () => {
  test('S-05 one is taken down by its number, or all, and visitors see it no more', async () => {
    const { id } = (await tool('一', '--json')).json<{ id: number }>()
    await tool('二')
    await tool('三')
    await soon(async () => expect(await texts()).toHaveLength(3))
    expect((await tool('--remove', String(id))).stdout).toBe(`Taken down: ${id}\n`)
    await soon(async () => expect(await texts()).toEqual(['三', '二']))
    expect((await tool('--remove', 'all')).code).toBe(0)
    await soon(async () => expect(await texts()).toEqual([]))
    expect((await tool()).stdout).toBe('There are no notices\n')
  })

  test('S-05 a number that nobody has is refused and takes nothing down', async () => {
    await tool('一')
    const { code, stderr } = await tool('--remove', '999999')
    expect([code, stderr]).toEqual([3, expect.stringContaining('no notice 999999')])
    expect((await tool('--remove', 'x')).code).toBe(2)
    expect(await fair.database.db.select().from(notice)).toHaveLength(1)
  })

  test('S-05 a program gets all of it, and the Chinese organiser reads Chinese', async () => {
    await tool('一', '--en', 'One', '--from', '2026-11-16 09:00', '--until', '2026-11-17 18:00')
    expect((await tool('--json')).json()).toEqual([
      {
        id: expect.any(Number),
        zh: '一',
        en: 'One',
        link: '',
        from: '2026-11-16T01:00:00.000Z',
        until: '2026-11-17T10:00:00.000Z',
        up: false,
      },
    ])
    expect((await tool('--lang', 'zh')).stdout).toMatch(
      /未到时间 +2026-11-16 09:00 +2026-11-17 18:00 +一 \/ One/,
    )
    expect((await tool('--help')).stdout).toContain('--until TIME')
  })
})
