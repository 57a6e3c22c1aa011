import { expect, test } from 'vitest'
import { publicAddress } from './public-address.ts'

const plain = { publicUrl: null, host: '127.0.0.1', port: 3000, trustedProxies: [] }
const asked = (host: string, port: number | null = null) => ({
  host,
  server: {
    server: { address: () => (port === null ? null : { port, address: '127.0.0.1', family: 'IPv4' }) },
  },
})

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['LOCALHOST:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['localhost:8080', null],
  ['localhost', null],
  ['evil.example:3000', null],
  ['localhost:3000.evil.example', null],
  ['localhost:3000@evil.example', null],
  ['', null],
])('S-47 without a setting %j is answered with %j', (host, address) => {
  expect(publicAddress(plain, asked(host))).toBe(address)
})

test('S-47 the port is the one that is listened on, and the host the one of the settings', () => {
  expect(publicAddress({ ...plain, port: 0 }, asked('localhost:41234', 41_234))).toBe(
    'http://localhost:41234',
  )
  expect(publicAddress(plain, asked('localhost', 80))).toBe('http://localhost')
  const inNetwork = { ...plain, host: '192.168.1.7' }
  expect(publicAddress(inNetwork, asked('192.168.1.7:3000'))).toBe('http://192.168.1.7:3000')
  expect(publicAddress({ ...plain, host: 'fd00::7' }, asked('[fd00::7]:3000'))).toBe('http://[fd00::7]:3000')
})

test('S-47 a setting wins over every name, and behind a proxy nobody knows the address', () => {
  const set = { ...plain, publicUrl: 'https://fair.example/' }
  for (const host of ['localhost:3000', 'evil.example'])
    expect(publicAddress(set, asked(host))).toBe('https://fair.example')
  expect(publicAddress({ ...plain, trustedProxies: ['10.0.0.1'] }, asked('localhost:3000'))).toBe(null)
})
