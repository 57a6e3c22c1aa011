import { timingSafeEqual } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { publicFileAddress } from '../../http/public-file-address.ts'

/** What decides where a file is found, and by whom. */
export interface Addressed {
  id: string
  /** Null for the files of the fair, which are for everyone. */
  ownerId: number | null
  /** Of a company's upload, which is for everyone once it is published. */
  companyId?: number | null
  publishedAt?: Date | null
}

const goodForMs = 600_000
const hourMs = 3_600_000

const isUnpublished = ({ companyId = null, publishedAt = null }: Addressed) =>
  companyId !== null && publishedAt === null

/** Found by a signed address only. */
export const isPrivateFile = (file: Addressed) => file.ownerId !== null || isUnpublished(file)

/**
 * A private file's address carries a signature that ends after ten minutes, and of a draft's file after an hour or two:
 * who is given the address may read the file, and an <img> needs no header. Empty without a file.
 */
export function fileAddress(
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  file: Addressed | null,
): string {
  if (!file) return ''
  if (!isPrivateFile(file)) return publicFileAddress(file.id)
  const now = clock.now().getTime()
  // The desk asks for its records every few seconds: the same address for an hour keeps the browser from loading anew.
  const expiry = file.ownerId === null ? (Math.ceil(now / hourMs) + 1) * hourMs : now + goodForMs
  return `${publicFileAddress(file.id)}?e=${expiry}&s=${sign(secrets, file.id, expiry)}`
}

export function isGoodSignature(
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  id: string,
  { s = '', e }: { s?: string; e?: number },
): boolean {
  if (e === undefined || e <= clock.now().getTime()) return false
  const wanted = Buffer.from(sign(secrets, id, e))
  const given = Buffer.from(s)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const sign = (secrets: Dependencies['secrets'], id: string, expiry: number) =>
  secrets.hash('file', `${id}\0${expiry}`)
