import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { WorkbookJob, WorkbookReport } from './workbook-worker.mjs'

/** Under the same name beside this file in src and beside the bundle in dist. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'workbook-worker.mjs')

/** Far above what two thousand rows take; a file that was made to be slow or large ends here. */
const mostMs = 20_000
const mostMegabytes = 512

/** The file is at fault, or takes more than a file of a person does. */
export class WorkbookFault extends Error {
  constructor(
    message: string,
    /** Where a CSV is at fault. */
    readonly lines?: number,
  ) {
    super(message)
  }
}

/** Does one job in a thread that ends with it. */
export function runInThread(job: WorkbookJob): Promise<unknown> {
  const worker = new Worker(workerFile, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => {
      reject(new WorkbookFault('takes too long'))
      void worker.terminate()
    }, mostMs)
    worker.once('message', (report: WorkbookReport) => {
      if ('result' in report) resolve(report.result)
      else reject(new WorkbookFault(report.failed, report.lines))
    })
    worker.once('error', (error) => reject(new WorkbookFault(error.message)))
    worker.once('exit', () => {
      clearTimeout(tooLong)
      reject(new WorkbookFault('the thread ended without a result'))
    })
  })
}
