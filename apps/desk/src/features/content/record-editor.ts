import type { ContentChange, ContentField, ContentRecord, ContentResult } from '@tradefloor/contract'

export interface Names {
  cn: string
  en: string
}

/** Another value that stands against one's own: a colleague's draft, or what was published since one's own began. */
export interface Conflict {
  kind: 'colleague' | 'published'
  value: string
  by: Names | null
  at: string
}

export interface EditedField {
  /** What stands in the field now. */
  value: string
  /** What visitors read. */
  published: string
  required: boolean
  max: number
  /** Why it was not stored, or what keeps it from being published. */
  problem: string | undefined
  conflict: Conflict | undefined
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

export interface EditorState {
  fields: ReadonlyMap<string, EditedField>
  save: SaveState
  /** When something was last saved here. */
  savedAt: Date | undefined
  canUndo: boolean
  /** Fields that visitors do not read yet as they are here. */
  changed: readonly string[]
  /** How many fields must be put right or decided before all can be published. */
  faults: number
  /** Everything here is stored. */
  isSettled: boolean
}

interface Cell extends Pick<EditedField, 'value' | 'published' | 'required' | 'max'> {
  /** What the server has, and which version of it. */
  stored: string
  version: number
  base: string
  refusal: string | undefined
  /** The value that was refused: it is not sent again. */
  refused: string | undefined
  colleague: Conflict | undefined
  /** Published anew, and seen: one's own is meant to replace it. */
  replaces: string | undefined
}

/** Typed and not stored, with the version it was typed on. */
export type Unsaved = Record<string, { value: string; seen: number }>

interface Needs {
  save: (changes: ContentChange[]) => Promise<{ results: ContentResult[]; record: ContentRecord }>
  /** Keeps what is not stored on the device. */
  keep: (unsaved: Unsaved) => void
  now: () => Date
  saveAfterMs?: number
  retryAfterMs?: number
}

/**
 * A record while somebody edits it. Every field saves by itself a moment after the last key, what was typed meanwhile
 * stays, and nothing that somebody else wrote is overwritten unseen.
 */
export class RecordEditor {
  readonly #needs: Needs
  readonly #cells = new Map<string, Cell>()
  readonly #listeners = new Set<() => void>()
  #undo: { field: string; before: string; isOpen: boolean }[] = []
  #focused: string | undefined
  #recordProblems: ContentRecord['problems'] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | undefined
  #hasFailed = false
  #savedAt: Date | undefined
  #state: EditorState

  constructor(record: ContentRecord, unsaved: Unsaved, needs: Needs) {
    this.#needs = needs
    this.#loadRecord(record)
    for (const [field, { value, seen }] of Object.entries(unsaved)) {
      const cell = this.#cells.get(field)
      if (!cell || cell.stored === value) continue
      cell.value = value
      // Sent on the version it was typed on: what a colleague wrote since is told as a conflict.
      cell.version = seen
    }
    this.#state = this.#read()
    this.#changed()
    if (this.#dirty().length > 0) this.#schedule()
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly state = () => this.#state

  /** What the server has now. A field that is being edited stays as it was typed. */
  load(record: ContentRecord) {
    this.#loadRecord(record)
    this.#changed()
  }

  #loadRecord({ problems, fields }: ContentRecord) {
    this.#recordProblems = problems
    for (const field of fields) this.#loadField(field)
  }

  #loadField({ field, value, published, base, version, required, max }: ContentField) {
    const known = this.#cells.get(field)
    if (!known) {
      const nothing = { refusal: undefined, refused: undefined, colleague: undefined, replaces: undefined }
      this.#cells.set(field, {
        value,
        stored: value,
        published,
        base,
        version,
        required,
        max,
        ...nothing,
      })
      return
    }
    const isOwn = known.value !== known.stored
    Object.assign(known, { published, base })
    if (isOwn) return
    Object.assign(known, { value, stored: value, version, colleague: undefined })
  }

  /** What somebody types. */
  set(field: string, value: string) {
    const cell = this.#cells.get(field)
    if (!cell || cell.value === value) return
    const last = this.#undo.at(-1)
    // Until it is saved, typing in one field is one change.
    if (!(last?.isOpen && last.field === field)) this.#undo.push({ field, before: cell.value, isOpen: true })
    cell.value = value
    cell.refusal = undefined
    this.#schedule()
    this.#changed()
  }

  focus(field: string) {
    this.#focused = field
  }

  /** Left: saved at once. */
  blur() {
    this.#focused = undefined
    void this.flush()
  }

  undo(): string | undefined {
    const last = this.#undo.pop()
    const cell = last && this.#cells.get(last.field)
    if (!last || !cell) return undefined
    cell.value = last.before
    cell.refusal = undefined
    this.#schedule()
    this.#changed()
    return last.field
  }

  /** Back to what visitors read. */
  revert(field: string) {
    const cell = this.#cells.get(field)
    if (!cell) return
    this.set(field, cell.published)
    void this.flush()
  }

  decide(field: string, whose: 'mine' | 'theirs') {
    const cell = this.#cells.get(field)
    const conflict = cell && this.#conflictOf(cell)
    if (!cell || !conflict) return
    if (whose === 'theirs') {
      this.#undo.push({ field, before: cell.value, isOpen: false })
      cell.value = conflict.value
      if (conflict.kind === 'colleague') cell.stored = conflict.value
    } else if (conflict.kind === 'published') cell.replaces = conflict.value
    cell.colleague = undefined
    this.#changed()
    void this.flush()
  }

  /** Saves what is not saved now. Resolves when it is, or cannot be. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#saving) await this.#saving
    const fields = this.#dirty()
    if (fields.length === 0) return
    this.#saving = this.#save(fields).finally(() => {
      this.#saving = undefined
      this.#changed()
    })
    this.#changed()
    await this.#saving
    // What was typed meanwhile.
    if (!this.#hasFailed && this.#dirty().length > 0) await this.flush()
  }

  stop() {
    clearTimeout(this.#timer)
  }

  #dirty() {
    return [...this.#cells].flatMap(([field, cell]) => {
      const isOpen = cell.value !== cell.stored || cell.replaces !== undefined
      return isOpen && cell.colleague === undefined && cell.value !== cell.refused ? [field] : []
    })
  }

  #schedule(afterMs = this.#needs.saveAfterMs ?? 800) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), afterMs)
  }

  async #save(fields: string[]) {
    const sent = new Map<string, string>()
    const changes = fields.flatMap((field): ContentChange[] => {
      const cell = this.#cells.get(field)
      if (!cell) return []
      sent.set(field, cell.value)
      const { value, version: seen, replaces } = cell
      return [{ field, value, seen, ...(replaces === undefined ? {} : { published: replaces }) }]
    })
    for (const change of this.#undo) change.isOpen = false
    try {
      const { results, record } = await this.#needs.save(changes)
      this.#hasFailed = false
      this.#savedAt = this.#needs.now()
      for (const result of results) this.#take(result, sent.get(result.field) ?? '')
      this.load(record)
    } catch {
      this.#hasFailed = true
      this.#schedule(this.#needs.retryAfterMs ?? 5000)
    }
  }

  #take({ field, status, value, version, problem, edited_by, edited_at }: ContentResult, sent: string) {
    const cell = this.#cells.get(field)
    if (!cell) return
    cell.replaces = undefined
    if (status === 'refused') {
      cell.refused = sent
      if (cell.value === sent) cell.refusal = problem
      return
    }
    cell.version = version
    cell.refused = undefined
    if (status === 'conflict') {
      cell.colleague = { kind: 'colleague', value, by: edited_by, at: edited_at }
      return
    }
    cell.refusal = undefined
    cell.stored = value
    // As the server writes it, unless somebody is in the field still.
    if (cell.value === sent) {
      if (this.#focused === field) cell.stored = sent
      else cell.value = value
    }
  }

  #conflictOf(cell: Cell): Conflict | undefined {
    if (cell.colleague) return cell.colleague
    const { version, base, published, value, replaces } = cell
    const isOld = version > 0 && base !== published && value !== published && replaces !== published
    return isOld ? { kind: 'published', value: published, by: null, at: '' } : undefined
  }

  #read(): EditorState {
    const fields = new Map<string, EditedField>()
    // What is required is no fault of a record that nobody has begun.
    const isUntouched = [...this.#cells.values()].every(({ value, published }) => value === published)
    for (const [field, cell] of this.#cells) {
      const { value, published, required, max } = cell
      const told = this.#recordProblems.find((problem) => problem.field === field)?.problem
      const problem = cell.refusal ?? (cell.value === cell.stored && !isUntouched ? told : undefined)
      fields.set(field, { value, published, required, max, problem, conflict: this.#conflictOf(cell) })
    }
    const all = [...fields.values()]
    const isSettled = [...this.#cells.values()].every((cell) => cell.value === cell.stored)
    return {
      fields,
      save: this.#saving ? 'saving' : this.#hasFailed ? 'failed' : this.#savedAt ? 'saved' : 'idle',
      savedAt: this.#savedAt,
      canUndo: this.#undo.length > 0,
      changed: [...fields].filter(([, { value, published }]) => value !== published).map(([field]) => field),
      faults: all.filter(({ problem, conflict }) => problem || conflict).length,
      isSettled,
    }
  }

  #changed() {
    this.#state = this.#read()
    const unsaved: Unsaved = {}
    for (const [field, cell] of this.#cells)
      if (cell.value !== cell.stored) unsaved[field] = { value: cell.value, seen: cell.version }
    this.#needs.keep(unsaved)
    for (const listener of this.#listeners) listener()
  }
}
