import { expect, test } from 'vitest'
import { permissionOfCall } from './desk-call-permissions.ts'
import { deskRoles, isGranted } from './desk-roles.ts'
import * as contract from './index.ts'

const isCall = (value: unknown): value is contract.AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value
const deskCalls = Object.values<unknown>(contract).filter((value) => isCall(value) && value.who === 'contact')

test('V-61 each call of the desk has its permission', () => {
  const names = (deskCalls as contract.AnyCall[]).map(({ name }) => name)
  expect(names.filter((name) => !permissionOfCall(name))).toEqual([])
  expect(names.length).toBeGreaterThan(30)
})

test.each([
  ['admin', ['own', 'answering', 'content', 'leads', 'figures', 'team']],
  ['editor', ['own', 'answering', 'content', 'figures']],
  ['sales', ['own', 'answering', 'leads', 'figures']],
] as const)('V-61 %s may do what the role says and nothing else', (role, granted) => {
  const all = ['own', 'answering', 'content', 'leads', 'figures', 'team'] as const
  expect(all.filter((permission) => isGranted(role, permission))).toEqual(granted)
})

test('V-61 only an administrator changes who is at the desk', () => {
  expect(deskRoles.filter((role) => isGranted(role, 'team'))).toEqual(['admin'])
})
