import { setTimeout as wait } from 'node:timers/promises'

const mostTries = 20

/** How often the server put somebody off, in all: it was too busy to be sure of its database. */
let times = 0

export const wasPutOff = () => {
  times++
}

/** As a client does: whoever is put off comes again a little later. */
export async function comingAgain<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await ask()
    } catch (error) {
      if (tries === mostTries) throw error
      wasPutOff()
      await wait(Math.random() * 500 * tries)
    }
}

/** Says how often that was, and counts anew. */
export function printPutOff() {
  if (times > 0) console.log(`  put off by a server that was too busy: ${times} times`)
  times = 0
}
