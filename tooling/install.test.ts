import { expect, it } from 'vitest'
import { whyInstallFailed } from './install.mjs'
import { text } from './messages.mjs'
import { checkNodeVersion } from './node-version.mjs'

it('the reason of a failed installation is told by its cause', () => {
  expect(whyInstallFailed('npm error code ENOTFOUND\nnpm error network request failed')).toBe(
    text('installOffline'),
  )
  expect(whyInstallFailed('npm error nospc ENOSPC: no space left on device, write')).toBe(text('diskFull'))
  expect(whyInstallFailed('npm error code EACCES')).toBe(text('notWritable'))
  expect(whyInstallFailed('npm error something else')).toBe(text('installFailed'))
})

it('a Node that is too old is refused with both versions', () => {
  expect(() => checkNodeVersion('20.18.3')).toThrow(/20\.19.*20\.18\.3/)
  expect(() => checkNodeVersion('18.20.0')).toThrow(/18\.20\.0/)
  expect(() => checkNodeVersion('20.19.0')).not.toThrow()
  expect(() => checkNodeVersion('22.0.0')).not.toThrow()
})
