import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { refuseTakenPort } from './port-check.mjs'

it('S-30 a port that is taken is refused in one sentence before anything is built; a free or odd one is not', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  await expect(refuseTakenPort({ PORT: String(port) })).rejects.toThrow(
    new RegExp(
      `^Port ${port} is taken .* PORT=${port + 1} npm start$|^端口 ${port} .*PORT=${port + 1} npm start$`,
    ),
  )
  await new Promise((closed) => other.close(closed))
  await refuseTakenPort({ PORT: String(port) })
  for (const PORT of ['0', 'http', '70000', '-1']) await refuseTakenPort({ PORT })
})
