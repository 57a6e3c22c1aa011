import { connect, type Socket } from 'node:net'
import { type Command, commands, type Driver, WebDriverError } from './commands.ts'

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

interface Pending {
  command: Command
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Speaks to Firefox in Marionette: JSON arrays, each after its length in bytes and a colon. */
export async function openMarionetteDriver(port: number): Promise<Driver> {
  const socket = connect(port, '127.0.0.1')
  const pending = new Map<number, Pending>()
  const greeted = new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    readFrames(socket, (frame) => {
      if (Array.isArray(frame)) settle(pending, frame as Reply)
      else resolve()
    })
  })
  socket.on('close', () => {
    for (const { command, reject } of pending.values())
      reject(new WebDriverError(command, 'invalid session id', 'Firefox closed the connection'))
  })
  await greeted
  let last = 0
  const driver: Driver = {
    send: (command, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        pending.set(last, { command, resolve, reject })
        const frame = JSON.stringify([0, last, commands[command].marionette, params])
        socket.write(`${Buffer.byteLength(frame)}:${frame}`)
      }),
  }
  await driver.send('newSession', { capabilities: {} })
  return driver
}

function settle(pending: Map<number, Pending>, [, id, error, result]: Reply) {
  const request = pending.get(id)
  pending.delete(id)
  if (error) request?.reject(new WebDriverError(request.command, error.error, error.message))
  else request?.resolve(unwrap(result))
}

/** A single value comes in an object of its own, a list without one. */
const unwrap = (result: unknown) =>
  result && typeof result === 'object' && 'value' in result ? result.value : result

function readFrames(socket: Socket, onFrame: (frame: unknown) => void) {
  const colon = ':'.charCodeAt(0)
  let received = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const start = received.indexOf(colon) + 1
      const end = start + Number(received.subarray(0, Math.max(start - 1, 0)))
      if (start === 0 || received.length < end) return
      onFrame(JSON.parse(received.subarray(start, end).toString()))
      received = received.subarray(end)
    }
  })
}
