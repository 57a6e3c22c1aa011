/** What the desk takes of pictures: of one product, of one file, and in one request. */
export const deskFileLimits = {
  pictures: 12,
  uploadBytes: 12 * 1_048_576,
  partBytes: 262_144,
} as const
