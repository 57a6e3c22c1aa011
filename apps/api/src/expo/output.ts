import { fitted, widthOf } from './columns-of-text.ts'

export interface Stream {
  write(text: string): unknown
  isTTY?: boolean | undefined
  columns?: number | undefined
}

export interface Streams {
  stdout: Stream
  stderr: Stream
}

/** Where the answer goes, and where what is said beside it goes. */
export class Output {
  readonly #bar: ProgressBar

  constructor(
    readonly streams: Streams,
    readonly json: boolean,
  ) {
    this.#bar = new ProgressBar(streams.stderr)
  }

  /** A line of the answer for a person; nothing when a program reads. */
  say(line = '') {
    this.#bar.clear()
    if (!this.json) this.streams.stdout.write(`${line}\n`)
  }

  /** The answer for a program; nothing when a person reads. */
  answer(value: unknown) {
    this.#bar.clear()
    if (this.json) this.streams.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
  }

  /** The answer itself, whoever reads, such as a CSV. */
  print(text: string) {
    this.#bar.clear()
    this.streams.stdout.write(text)
  }

  /** What is said beside the answer. */
  note(line: string) {
    this.#bar.clear()
    this.streams.stderr.write(`${line}\n`)
  }

  /** Rows under headings, as wide as what is in them; Chinese characters take two columns. */
  table(headings: string[], rows: string[][]) {
    const widths = headings.map((heading, column) =>
      Math.max(widthOf(heading), ...rows.map((row) => widthOf(row[column] ?? ''))),
    )
    const line = (cells: string[]) =>
      cells
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))))
        .join('  ')
        .trimEnd()
    this.say(line(headings))
    for (const row of rows) this.say(line(row))
  }

  /** How far something is that takes longer than a second. */
  progress(label: string, done: number, total: number) {
    this.#bar.show(label, done, total)
  }

  end() {
    this.#bar.clear()
  }
}

const redrawMs = 100
const barWidth = 24

class ProgressBar {
  #shownAt = 0
  #isShown = false

  constructor(readonly stream: Stream) {}

  show(label: string, done: number, total: number) {
    // A log has no line to redraw, and ten thousand lines of progress help nobody.
    if (!this.stream.isTTY) return
    const now = Date.now()
    if (done < total && now - this.#shownAt < redrawMs) return
    this.#shownAt = now
    this.#isShown = true
    const share = total === 0 ? 1 : Math.min(1, done / total)
    const filled = Math.round(share * barWidth)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${String(Math.floor(share * 100)).padStart(3)}%`
    this.stream.write(`\r\x1b[2K${fitted(`${bar}  ${label}`, (this.stream.columns ?? 80) - 1)}`)
  }

  clear() {
    if (this.#isShown) this.stream.write('\r\x1b[2K')
    this.#isShown = false
  }
}
