import { describe, expect, test } from 'vitest'
import {
  type DeviceConditions,
  type FrameEvent,
  loadTimeoutOf,
  nextState,
  startState,
} from './frame-state.ts'

const desktop: DeviceConditions = {
  device: 'desktop',
  saveData: false,
  weak: false,
  ifWeak: 'asks',
  choice: undefined,
}

describe('whether a scene opens by itself', () => {
  test.each<[string, Partial<DeviceConditions>, string]>([
    ['on a desktop', {}, 'opening picture'],
    ['on a phone', { device: 'phone' }, 'asking picture'],
    ['on a phone where 3D was chosen before', { device: 'phone', choice: 'picture' }, 'opening picture'],
    ['on a phone where the list was chosen before', { device: 'phone', choice: 'list' }, 'opening list'],
    ['where data is spared', { saveData: true }, 'asking picture'],
    ['where data is spared, whatever was chosen', { saveData: true, choice: 'picture' }, 'asking picture'],
    ['where data is spared and the list was chosen', { saveData: true, choice: 'list' }, 'opening list'],
    ['on a weak machine', { weak: true }, 'asking picture'],
    ['on a weak machine where 3D was chosen before', { weak: true, choice: 'picture' }, 'opening picture'],
    ['the home on a weak machine', { weak: true, ifWeak: 'rests' }, 'resting picture'],
    ['the home on a strong one', { ifWeak: 'rests' }, 'opening picture'],
    ['the home of a phone', { device: 'phone', ifWeak: 'rests' }, 'asking picture'],
    ['on a desktop that was not weighed', { weak: undefined }, 'weighing picture'],
    ['the home on a desktop that was not weighed', { weak: undefined, ifWeak: 'rests' }, 'weighing picture'],
    ['a room that was asked for', { weak: undefined, ifWeak: 'opens' }, 'opening picture'],
    ['on a phone, which is not weighed', { weak: undefined, device: 'phone' }, 'asking picture'],
    ['where data is spared, unweighed', { weak: undefined, saveData: true }, 'asking picture'],
    ['where 3D was chosen before, unweighed', { weak: undefined, choice: 'picture' }, 'opening picture'],
    ['where the list was chosen before', { choice: 'list' }, 'opening list'],
  ])('Q-01 %s', (_, differs, expected) => {
    const { phase, view } = startState({ ...desktop, ...differs })
    expect(`${phase} ${view}`).toBe(expected)
  })
})

test('Q-01 A-09 a home that rests on a weak machine opens when somebody moves', () => {
  const home = startState({ ...desktop, weak: undefined, ifWeak: 'rests' })
  const weighed = nextState(home, { type: 'weighed', weak: true })
  expect([weighed.phase, nextState(weighed, { type: 'stirred' }).phase]).toEqual(['resting', 'opening'])
  expect(nextState(home, { type: 'stirred' }).phase).toBe('weighing')
  expect(nextState(home, { type: 'weighed', weak: false }).phase).toBe('opening')
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
    expect(again).toMatchObject({
      phase: 'opening',
      view: 'picture',
      wants: 'picture',
      attempt: 1,
      alive: false,
    })
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

  test('Q-01 a weighed machine is asked or opens its scene, and nothing that runs is weighed again', () => {
    const weighing = startState({ ...desktop, weak: undefined })
    expect(nextState(weighing, { type: 'weighed', weak: true }).phase).toBe('asking')
    expect(nextState(weighing, { type: 'weighed', weak: false }).phase).toBe('opening')
    expect(after({ type: 'ready' }, { type: 'weighed', weak: true }).phase).toBe('shown')
  })

  test.each([
    ['asked', { ...desktop, device: 'phone' } as const],
    ['weighed', { ...desktop, weak: undefined }],
  ])('Q-02 while a visitor is being %s, what is said changes nothing', (_, circumstances) => {
    const waiting = startState(circumstances)
    for (const type of ['here', 'ready', 'failed', 'silence'] as const)
      expect(nextState(waiting, { type })).toBe(waiting)
    expect(loadTimeoutOf(waiting)).toBeUndefined()
  })

  test('Q-01 the page waits 15 s for a first word and a minute for the first picture', () => {
    expect(loadTimeoutOf(after())).toBe(15_000)
    expect(loadTimeoutOf(after({ type: 'here' }))).toBe(60_000)
    expect(loadTimeoutOf(after({ type: 'ready' }))).toBeUndefined()
    expect(loadTimeoutOf(startState({ ...desktop, saveData: true }))).toBeUndefined()
  })
})
