/** A small store that outlives the page: rows by their key, in the order of the keys. */
export interface IndexedStore<Row> {
  entries(): Promise<{ key: StoreKey; row: Row }[]>
  get(key: StoreKey): Promise<Row | undefined>
  /** Nothing is written when it is not wanted any more by the time it could be. */
  put(key: StoreKey, row: Row, isStillWanted?: () => boolean): Promise<void>
  remove(keys: readonly StoreKey[]): Promise<void>
  clear(): Promise<void>
}
export type StoreKey = string | number

const always = () => true

/** A store in the browser's database; in memory, until the page is left, where the browser refuses that. */
export function openIndexedStore<Row>(database: string, version: number): IndexedStore<Row> {
  const kept = databaseStore<Row>(database, version)
  const memory = memoryStore<Row>()
  const either = <Result>(work: (store: IndexedStore<Row>) => Promise<Result>) =>
    work(kept).catch(() => work(memory))
  return {
    entries: () => either((store) => store.entries()),
    get: (key) => either((store) => store.get(key)),
    put: (key, row, isStillWanted) => either((store) => store.put(key, row, isStillWanted)),
    remove: (keys) => either((store) => store.remove(keys)),
    clear: () => either((store) => store.clear()),
  }
}

export function memoryStore<Row>(): IndexedStore<Row> {
  const rows = new Map<StoreKey, Row>()
  return {
    entries: async () =>
      [...rows].map(([key, row]) => ({ key, row })).sort((a, b) => (a.key < b.key ? -1 : 1)),
    get: async (key) => rows.get(key),
    put: async (key, row, isStillWanted = always) => {
      if (isStillWanted()) rows.set(key, row)
    },
    remove: async (keys) => {
      for (const key of keys) rows.delete(key)
    },
    clear: async () => rows.clear(),
  }
}

const storeName = 'rows'

function databaseStore<Row>(name: string, version: number): IndexedStore<Row> {
  let opened: Promise<IDBDatabase> | undefined
  const store = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase(name, version, () => {
      opened = undefined
    })
    return (await opened).transaction(storeName, mode).objectStore(storeName)
  }
  return {
    async entries() {
      const rows = await store('readonly')
      const [keys, values] = await Promise.all([done(rows.getAllKeys()), done<Row[]>(rows.getAll())])
      return values.map((row, index) => ({ key: keys[index] as StoreKey, row }))
    },
    get: async (key) => done<Row | undefined>((await store('readonly')).get(key)),
    async put(key, row, isStillWanted = always) {
      const rows = await store('readwrite')
      if (isStillWanted()) await done(rows.put(row, key))
    },
    async remove(keys) {
      const rows = await store('readwrite')
      await Promise.all(keys.map((key) => done(rows.delete(key))))
    },
    clear: async () => done((await store('readwrite')).clear()),
  }
}

/** Rows of another version are not read: they may have another shape. */
async function openDatabase(name: string, version: number, onClose: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    for (const old of request.result.objectStoreNames) request.result.deleteObjectStore(old)
    request.result.createObjectStore(storeName)
  }
  const database = await done(request)
  // Somebody deletes it, here or in another tab: at once, and not when this page is closed.
  database.onversionchange = () => {
    database.close()
    onClose()
  }
  database.onclose = onClose
  return database
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
