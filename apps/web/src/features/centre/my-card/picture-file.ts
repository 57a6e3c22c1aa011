export const mostBytes = 2 * 1024 * 1024

const beginnings = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const
export type PictureType = keyof typeof beginnings

const types = Object.keys(beginnings) as PictureType[]

/** What a file is by how it begins, whatever it is called. */
export const pictureTypeOf = (start: Uint8Array): PictureType | undefined =>
  types.find((type) => beginnings[type].every((byte, at) => start[at] === byte))

export type PictureCheck = { type: PictureType } | { fault: 'pictureFormat' | 'pictureSize' }

/** Whether a file can be the picture of a card. The server asks the same again. */
export async function checkPicture(file: Blob): Promise<PictureCheck> {
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  if (!type) return { fault: 'pictureFormat' }
  return file.size > mostBytes ? { fault: 'pictureSize' } : { type }
}

/** 1.2 MB, 340 KB. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`
