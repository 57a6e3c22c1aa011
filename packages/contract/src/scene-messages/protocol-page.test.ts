import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFromScene, readToScene } from './index.ts'

const page = readFileSync(new URL('../../../../docs/scene-protocol.md', import.meta.url), 'utf8')

/** The fenced messages below a heading of the page, one a line. */
function examplesUnder(heading: string): unknown[] {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .filter((line) => line.trim())
      .map((line): unknown => JSON.parse(line)),
  )
}

const typeOf = (example: unknown) =>
  typeof example === 'string' ? example : (example as { type: string }).type

test('Q-02 every example of the page that goes from site to scene is heard by a scene', () => {
  const examples = examplesUnder('Site → scene')
  expect([...new Set(examples.map(typeOf))].sort()).toEqual(
    ['covered', 'favourites', 'hello', 'language', 'scene-token', 'screen', 'show'].sort(),
  )
  for (const example of examples) {
    const heard = readToScene(example)
    expect({ v: 1, ...heard }, JSON.stringify(example)).toEqual(example)
    expect(readFromScene(example)).toBeUndefined()
  }
})

test('Q-02 every example of the page that goes from scene to site is heard by the site', () => {
  const examples = examplesUnder('Scene → site')
  expect([...new Set(examples.map(typeOf))].sort()).toEqual(
    ['SD', 'SD1', 'SD2', 'SD4', 'text']
      .concat([
        'booth',
        'conference',
        'counter',
        'exhibition',
        'failed',
        'film',
        'here',
        'ready',
        'spot',
        'view',
      ])
      .sort(),
  )
  for (const example of examples) {
    const heard = readFromScene(example)
    if (typeof example === 'string') expect(heard).toEqual({ type: 'landmark', word: example })
    else expect({ v: 1, ...heard }, JSON.stringify(example)).toEqual(example)
    expect(readToScene(example)).toBeUndefined()
  }
})

test('Q-02 every message in the arrows of the page has an example', () => {
  const [, drawing = ''] = page.split('```text\n')
  const known = new Set([...examplesUnder('Site → scene'), ...examplesUnder('Scene → site')].map(typeOf))
  const drawn = [...(drawing.split('```')[0] ?? '').matchAll(/^ │ {2}(?:←─+ {2})?([a-z-]+) {2}/gm)]
  expect(drawn.length).toBeGreaterThan(5)
  for (const [, name = ''] of drawn) if (name !== 'sets') expect(known).toContain(name)
})
