import type { Connection, Person } from './connection.ts'

/** Who is connected to this node, by person and by company. */
export class Connections {
  /** All, whether or not they have said who they are. */
  readonly all = new Set<Connection>()
  readonly #byAccount = new Map<number, Set<Connection>>()
  readonly #byCompany = new Map<number, Set<Connection>>()

  /** From now on they are found. */
  join(connection: Connection, person: Person) {
    connection.person = person
    put(this.#byAccount, person.accountId, connection)
    if (person.companyId !== null) put(this.#byCompany, person.companyId, connection)
  }

  leave(connection: Connection) {
    this.all.delete(connection)
    const { person } = connection
    if (!person) return
    take(this.#byAccount, person.accountId, connection)
    if (person.companyId !== null) take(this.#byCompany, person.companyId, connection)
  }

  ofAccount(id: number): ReadonlySet<Connection> {
    return this.#byAccount.get(id) ?? nobody
  }

  ofCompany(id: number): ReadonlySet<Connection> {
    return this.#byCompany.get(id) ?? nobody
  }

  accounts(): IterableIterator<number> {
    return this.#byAccount.keys()
  }
}

const nobody: ReadonlySet<Connection> = new Set()

function put(index: Map<number, Set<Connection>>, key: number, connection: Connection) {
  const there = index.get(key)
  if (there) there.add(connection)
  else index.set(key, new Set([connection]))
}

function take(index: Map<number, Set<Connection>>, key: number, connection: Connection) {
  const there = index.get(key)
  there?.delete(connection)
  if (there?.size === 0) index.delete(key)
}
