import type { Parts, To } from './address.ts'

/** A message that waits to be sent, or was refused. */
export interface Waiting {
  /** Its position in the queue, given when it is stored. */
  readonly order?: number
  readonly uid: string
  readonly client_id: string
  readonly to: To
  readonly parts: Parts
  readonly at: number
  /** Refused, for good or for long, in the server's words. */
  readonly failed?: { readonly mes: string; readonly errCode: number | undefined }
}
export type Written = Waiting & { readonly order: number }

interface Draft {
  uid: string
  name: string
  text: string
}

/** What outlives the page. Every promise of it may be refused, as browsers refuse their storage in many ways. */
export interface OutboxDb {
  /** Somebody's messages, in the order of writing in whichever tab. */
  waiting(uid: string): Promise<Written[]>
  /** Gives its position in the queue. */
  add(row: Waiting): Promise<number>
  put(row: Written): Promise<unknown>
  remove(order: number): Promise<unknown>
  drafts(uid: string): Promise<Map<string, string>>
  setDraft(uid: string, name: string, text: string): Promise<unknown>
  /** Everything of somebody's. */
  clear(uid: string): Promise<void>
}

/** By this name it can be deleted as a whole, also where this part of the site was never loaded. */
export const outboxDatabase = 'tradefloor-outbox'
const version = 1
const openWithinMs = 3000

// As much of the browser's database as is used here: this package is also compiled where there is none.
interface Request<Result> {
  readonly result: Result
  readonly error: unknown
  addEventListener(type: string, listen: () => void): void
}
interface Store {
  getAll(): Request<unknown>
  put(row: unknown): Request<unknown>
  delete(key: unknown): Request<unknown>
}
interface Transaction {
  readonly error: unknown
  objectStore(name: string): Store
  addEventListener(type: string, listen: () => void): void
}
interface Database {
  createObjectStore(name: string, options: { keyPath: string | string[]; autoIncrement?: boolean }): unknown
  transaction(name: string, mode: 'readonly' | 'readwrite'): Transaction
  addEventListener(type: string, listen: () => void): void
  close(): void
}
interface Factory {
  open(name: string, version: number): Request<Database>
}

export function openOutboxDb(
  factory: unknown,
  after: (ms: number, work: () => void) => () => void,
): OutboxDb {
  let opened: Promise<Database> | undefined
  const forget = () => {
    opened = undefined
  }
  const open = () => {
    opened ??= openDatabase(factory as Factory, after, forget)
    return opened
  }
  const begin = async (name: string, mode: 'readonly' | 'readwrite') => {
    const database = await open()
    try {
      return database.transaction(name, mode)
    } catch {
      // Closed without a word, as Safari does with pages that slept.
      forget()
      return (await open()).transaction(name, mode)
    }
  }
  const work = async <Result>(
    name: 'waiting' | 'drafts',
    mode: 'readonly' | 'readwrite',
    ask: (store: Store) => Request<Result>,
  ): Promise<Result> => {
    const transaction = await begin(name, mode)
    const request = ask(transaction.objectStore(name))
    return new Promise((resolve, reject) => {
      // Only then is it safe: a full disk refuses after the request went well.
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
  }
  const all = async <Row extends { uid: string }>(name: 'waiting' | 'drafts', uid: string) =>
    ((await work(name, 'readonly', (store) => store.getAll())) as Row[]).filter((row) => row.uid === uid)
  const write = (name: 'waiting' | 'drafts', row: unknown) =>
    work(name, 'readwrite', (store) => store.put(row))
  const remove = (name: 'waiting' | 'drafts', key: unknown) =>
    work(name, 'readwrite', (store) => store.delete(key))

  return {
    waiting: (uid) => all<Written>('waiting', uid),
    add: async (row) => (await write('waiting', row)) as number,
    put: (row) => write('waiting', row),
    remove: (order) => remove('waiting', order),
    drafts: async (uid) => new Map((await all<Draft>('drafts', uid)).map(({ name, text }) => [name, text])),
    setDraft: (uid, name, text) =>
      text === '' ? remove('drafts', [uid, name]) : write('drafts', { uid, name, text } satisfies Draft),
    async clear(uid) {
      for (const { order } of await all<Written>('waiting', uid)) await remove('waiting', order)
      for (const { name } of await all<Draft>('drafts', uid)) await remove('drafts', [uid, name])
    },
  }
}

function openDatabase(
  factory: Factory,
  after: (ms: number, work: () => void) => () => void,
  onClose: () => void,
): Promise<Database> {
  const request = factory.open(outboxDatabase, version)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('waiting', { keyPath: 'order', autoIncrement: true })
    request.result.createObjectStore('drafts', { keyPath: ['uid', 'name'] })
  })
  return new Promise((resolve, reject) => {
    // Some browsers leave the question open for ever, after a crash or in a private window.
    const giveUp = after(openWithinMs, () => reject(new Error('The database does not open')))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('success', () => {
      giveUp()
      const database = request.result
      // Somebody deletes it, here or in another tab: at once, and not when this page is closed.
      database.addEventListener('versionchange', () => {
        database.close()
        onClose()
      })
      database.addEventListener('close', onClose)
      resolve(database)
    })
  })
}
