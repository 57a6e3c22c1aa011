import { expect, it } from 'vitest'
import { text } from './messages.mjs'
import {
  addUp,
  countPlaywright,
  countVitest,
  faultsOfPlaywright,
  faultsOfVitest,
  lastLine,
} from './tally.mjs'
import { temporaryClone } from './temporary-clone.ts'
import { counted } from './test-runners.mjs'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ],
}
const stats = { expected: 7, unexpected: 0, flaky: 1, skipped: 2 }

it('a test file that does not load is a failure beside the failed tests', () => {
  expect(countVitest(vitestReport)).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

it('an error outside of the journeys is a failure', () => {
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 8, failed: 0, skipped: 2 })
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 1, skipped: 2 })
})

it('suites add up to one last line, which names what was skipped only if something was', () => {
  const total = addUp([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 40, failed: 2, skipped: 3 },
  ])
  expect(lastLine(total)).toBe('41 passed, 2 failed, 3 skipped')
  expect(lastLine(addUp([{ passed: 1, failed: 0, skipped: 0 }]))).toBe('1 passed, 0 failed')
})

it('a suite that ran nothing, wrote no report or ended badly has failed, and says so', () => {
  const clone = temporaryClone({ 'report.json': '{}' })
  const given = (passed: number, code: number, file = 'report.json') => {
    const said: string[] = []
    const count = () => ({ passed, failed: 0, skipped: 0 })
    return { ...counted('some', code, `${clone}/${file}`, count, (line) => said.push(line)), said }
  }
  expect(given(3, 0)).toEqual({ passed: 3, failed: 0, skipped: 0, said: [] })
  expect(given(0, 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    said: [text('suiteEmpty', { name: 'some' })],
  })
  expect(given(3, 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    said: [text('suiteExit', { name: 'some', code: 1 })],
  })
  expect(given(3, 0, 'missing.json')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    said: [text('suiteNoReport', { name: 'some' })],
  })
})

it('a failed test is named with the first lines of why, without colours', () => {
  const failed = {
    status: 'failed',
    fullName: 'A-01 the home opens',
    failureMessages: ['\u001b[31mno home\u001b[39m\nat 1'],
  }
  const testResults = [
    { name: 'home.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed' }] },
    { name: 'gone.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ]
  expect(faultsOfVitest({ ...vitestReport, testResults })).toEqual([
    'home.test.ts › A-01 the home opens\n    no home\n    at 1',
    'gone.test.ts\n    no such file',
  ])
})

it('a failed journey is named with its project and file', () => {
  const failed = {
    projectName: 'phone-zh',
    status: 'unexpected',
    results: [{ error: { message: 'no bar' } }],
  }
  const passed = { projectName: 'desktop-zh', status: 'expected', results: [{}] }
  const specs = [{ title: 'J-01 the bar is there', tests: [failed, passed] }]
  const suites = [{ title: 'bar.spec.ts', suites: [{ title: 'the bar', specs }] }]
  expect(faultsOfPlaywright({ stats, errors: [{ message: 'no server' }], suites })).toEqual([
    'no server',
    'phone-zh › bar.spec.ts › the bar › J-01 the bar is there\n    no bar',
  ])
})
