import { mostFilesOfAPack, readFilePack } from '@tradefloor/contract'

const folder = '/scene/assets/'

interface Waiting {
  address: string
  resolve(bytes: Uint8Array<ArrayBuffer>): void
  reject(fault: unknown): void
}

let waiting: Waiting[] = []

async function fetchAlone(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`A model did not come: ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** One answer with all of them; from a server that has no such answers each comes alone. */
async function fetchTogether(some: readonly Waiting[]): Promise<void> {
  // Two that ask for the same file share its bytes: no name may stand twice.
  const addresses = [...new Set(some.map(({ address }) => address))]
  const names = addresses.map((address) => address.slice(folder.length))
  const pack = await fetch(`/scene/pack?files=${names.join(',')}`)
    .then(async (answer) => (answer.ok ? readFilePack(await answer.arrayBuffer()) : []))
    .catch(() => [])
  some.forEach(({ address, resolve, reject }) => {
    const bytes = pack[addresses.indexOf(address)]
    if (bytes && bytes.length > 0) resolve(bytes)
    else fetchAlone(address).then(resolve, reject)
  })
}

function flush(): void {
  const all = waiting
  waiting = []
  for (let i = 0; i < all.length; i += mostFilesOfAPack)
    void fetchTogether(all.slice(i, i + mostFilesOfAPack))
}

/** A built file's bytes. Whoever asks in the same moment is answered together: each request costs a way there and back. */
export function fetchPacked(address: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!address.startsWith(folder)) return fetchAlone(address)
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(flush)
    waiting.push({ address, resolve, reject })
  })
}
