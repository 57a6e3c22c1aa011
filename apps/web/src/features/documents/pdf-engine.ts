// Megabytes of code: only ever imported on demand. The build for older browsers is the one that ours include.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = worker

/** Beyond this a picture inside a document would cost a phone its memory. */
const mostPixels = 64_000_000

/** Opens a file of ours and no other. Nothing in it is run, and nothing is compiled that the page's policy forbids. */
export function openPdf(url: string) {
  if (!url.startsWith('/files/')) throw new Error('not a file of the platform')
  return getDocument({
    url,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    maxImageSize: mostPixels,
  })
}
