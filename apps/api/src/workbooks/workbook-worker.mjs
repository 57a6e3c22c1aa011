// Reads and writes spreadsheets in a thread of its own: two thousand rows take a second of a core, in which the server
// would answer nobody. Plain JavaScript, because Node 20 cannot load TypeScript in a worker thread.

import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'

/**
 * @typedef {{ kind: 'write', rows: (string | number | null)[][] }
 *   | { kind: 'read workbook', bytes: Uint8Array }
 *   | { kind: 'read csv', text: string, options: import('csv-parse/sync').Options }} WorkbookJob
 *
 * `lines` is where a CSV is at fault.
 * @typedef {{ result: unknown } | { failed: string, lines?: number }} WorkbookReport
 */

/** The heading stays when the rows are scrolled. @param {(string | number | null)[][]} rows */
const write = async ([heading = [], ...rows]) =>
  writeExcelFile([heading.map((value) => ({ value: String(value), fontWeight: 'bold' })), ...rows], {
    columns: heading.map((_, index) => ({ width: widthOf(rows, index) })),
    stickyRowsCount: 1,
  }).toBuffer()

/** In characters, by what stands in the first rows. @param {(string | number | null)[][]} rows @param {number} index */
const widthOf = (rows, index) =>
  Math.min(
    40,
    rows.slice(0, 50).reduce((widest, row) => Math.max(widest, String(row[index] ?? '').length + 2), 14),
  )

/** @param {WorkbookJob} job */
async function run(job) {
  if (job.kind === 'write') return write(job.rows)
  if (job.kind === 'read workbook') return readSheet(Buffer.from(job.bytes))
  return parse(job.text, job.options)
}

/** @returns {Promise<WorkbookReport>} */
const report = () =>
  run(/** @type {WorkbookJob} */ (workerData)).then(
    (result) => ({ result }),
    (error) => ({
      failed: error instanceof Error ? error.message : String(error),
      ...(typeof error?.lines === 'number' ? { lines: error.lines } : {}),
    }),
  )

parentPort?.postMessage(await report())
