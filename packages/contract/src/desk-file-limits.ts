/** What the desk takes: pictures of one product, documents of a company and their pages, of one file, in one request. */
export const deskFileLimits = {
  pictures: 12,
  documents: 30,
  documentPages: 300,
  uploadBytes: { picture: 12 * 1_048_576, logo: 12 * 1_048_576, document: 20 * 1_048_576 },
  partBytes: 262_144,
} as const
