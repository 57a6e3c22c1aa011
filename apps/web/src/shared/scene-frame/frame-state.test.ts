import { describe, expect, test } from 'vitest'
import { type Circumstances, type FrameEvent, nextState, patienceOf, startState } from './frame-state.ts'

const desktop: Circumstances = {
  device: 'desktop',
  saveData: false,
  cores: 8,
  always: false,
  choice: undefined,
}

describe('whether a scene opens by itself', () => {
  test.each<[string, Partial<Circumstances>, string]>([
    ['on a desktop', {}, 'opening picture'],
    ['on a phone', { device: 'phone' }, 'asking picture'],
    ['on a phone where 3D was chosen before', { device: 'phone', choice: 'picture' }, 'opening picture'],
    ['on a phone where the list was chosen before', { device: 'phone', choice: 'list' }, 'opening list'],
    ['where data is spared', { saveData: true }, 'asking picture'],
    ['where data is spared, whatever was chosen', { saveData: true, choice: 'picture' }, 'asking picture'],
    ['where data is spared and the list was chosen', { saveData: true, choice: 'list' }, 'opening list'],
    ['on a weak machine', { cores: 2 }, 'asking picture'],
    ['on a weak machine where 3D was chosen before', { cores: 2, choice: 'picture' }, 'opening picture'],
    ['the home on a weak machine', { cores: 2, always: true }, 'opening picture'],
    ['the home of a phone', { device: 'phone', always: true }, 'asking picture'],
    ['where the list was chosen before', { choice: 'list' }, 'opening list'],
  ])('Q-01 %s', (_, differs, expected) => {
    const { phase, view } = startState({ ...desktop, ...differs })
    expect(`${phase} ${view}`).toBe(expected)
  })
})

const after = (...events: FrameEvent[]) => events.reduce(nextState, startState(desktop))

describe('what becomes of a frame', () => {
  test('Q-01 it is seen when it is ready', () => {
    expect(after({ type: 'here' }).phase).toBe('opening')
    expect(after({ type: 'here' }, { type: 'ready' }).phase).toBe('shown')
  })

  test('Q-04 silence and failure are told, and a scene that comes after all is seen', () => {
    expect(after({ type: 'silence' }).phase).toBe('troubled')
    expect(after({ type: 'failed' }).phase).toBe('troubled')
    expect(after({ type: 'ready' }, { type: 'failed' }).phase).toBe('troubled')
    expect(after({ type: 'silence' }, { type: 'ready' }).phase).toBe('shown')
    expect(after({ type: 'ready' }, { type: 'silence' }).phase).toBe('shown')
  })

  test('Q-04 another try, or the list, is a new frame', () => {
    const failed = after({ type: 'here' }, { type: 'failed' })
    const again = nextState(failed, { type: 'enter', view: 'picture' })
    expect(again).toEqual({ phase: 'opening', view: 'picture', wants: 'picture', attempt: 1, alive: false })
    expect(nextState(again, { type: 'enter', view: 'list' })).toMatchObject({ view: 'list', attempt: 2 })
  })

  test('Q-04 a scene that changed to its list by itself keeps its frame', () => {
    expect(after({ type: 'ready' }, { type: 'view', view: 'list' })).toMatchObject({
      phase: 'shown',
      view: 'picture',
      wants: 'list',
      attempt: 0,
    })
  })

  test('Q-02 what is said before anybody entered changes nothing', () => {
    const asking = startState({ ...desktop, device: 'phone' })
    for (const type of ['here', 'ready', 'failed', 'silence'] as const)
      expect(nextState(asking, { type })).toBe(asking)
  })

  test('Q-01 the page waits 15 s for a first word and a minute for the first picture', () => {
    expect(patienceOf(after())).toBe(15_000)
    expect(patienceOf(after({ type: 'here' }))).toBe(60_000)
    expect(patienceOf(after({ type: 'ready' }))).toBeUndefined()
    expect(patienceOf(startState({ ...desktop, saveData: true }))).toBeUndefined()
  })
})
