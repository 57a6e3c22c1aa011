import type { Dependencies } from '../../../dependencies.ts'
import { fileAddress } from '../../../modules/storage/index.ts'
import type { LoadedContent } from '../load-records.ts'

/** Where the browser finds the file at a place in the organiser's folder; empty for one that is gone. */
export type AddressAt = (path: string) => string

export const addressesIn =
  ({ files }: Pick<LoadedContent, 'files'>, signing: Pick<Dependencies, 'secrets' | 'clock'>): AddressAt =>
  (path) => {
    const file = files.get(path)
    return file ? fileAddress(signing, { ...file, ownerId: null }) : ''
  }
