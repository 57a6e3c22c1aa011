import { readFileSync } from 'node:fs'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { closeCodes } from './chat-limits.ts'
import { clientFrames, serverFrames } from './rtm-frames.schema.ts'

const page = readFileSync(new URL('../../../docs/realtime.md', import.meta.url), 'utf8')

/** The fenced frames below a heading of the page, one a line. */
function examplesUnder(heading: string): { type: string }[] {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line)),
  )
}

test.each([
  ['Client → server', clientFrames],
  ['Server → client', serverFrames],
] as const)(
  'R-01 every frame has an example on the page, and every example is one: %s',
  (heading, frames) => {
    const examples = examplesUnder(heading)
    expect([...new Set(examples.map(({ type }) => type))].sort()).toEqual(Object.keys(frames).sort())
    for (const example of examples) {
      const schema = frames[example.type as keyof typeof frames]
      expect([...Value.Errors(schema, example)], JSON.stringify(example)).toEqual([])
    }
  },
)

test('R-01 every frame in the arrows of the page is a frame, and every frame is drawn', () => {
  const [, drawing = ''] = page.split('```text\n')
  const drawn = [...(drawing.split('```')[0] ?? '').matchAll(/^ │ {2}(?:←─+ {2})?([a-z]+) {2}/gm)]
  expect(new Set(drawn.map(([, name]) => name))).toEqual(
    new Set([...Object.keys(clientFrames), ...Object.keys(serverFrames)]),
  )
})

test('R-03 every code with which a connection is closed is on the page', () => {
  const listed = [...page.matchAll(/^\| (\d{4}) \|/gm)].map(([, code]) => Number(code))
  for (const code of Object.values(closeCodes)) expect(listed).toContain(code)
})
