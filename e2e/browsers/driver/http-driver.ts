import { type Command, commands, type Driver, type Params, WebDriverError } from './commands.ts'

/** Speaks to a WebDriver server that listens on loopback, in one session. */
export async function openHttpDriver(server: string, capabilities: Params): Promise<Driver> {
  const { sessionId } = (await ask(`${server}/session`, 'newSession', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  return {
    send(command, { id, ...params } = {}) {
      const path = commands[command].path.replace(':id', String(id))
      return ask(`${server}/session/${sessionId}${path}`, command, params)
    },
  }
}

async function ask(url: string, command: Command, params: Params): Promise<unknown> {
  const { method } = commands[command]
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(params) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new WebDriverError(command, error, message)
}
