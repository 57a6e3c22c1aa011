import { deskFileLimits } from '@tradefloor/contract'
import type { Prepared } from './prepare-picture.ts'

/** A PDF goes as it is. What is none, or too large, is told before it is sent. */
export async function prepareDocument(file: Blob): Promise<Prepared> {
  if (file.size > deskFileLimits.uploadBytes.document) return { fault: 'pdfTooLarge' }
  const beginning = await file.slice(0, 1024).text()
  return beginning.includes('%PDF-') ? { bytes: file, shrunk: undefined } : { fault: 'notPdf' }
}
