/** Where a file of the fair is read; empty when there is none. */
export const publicFileAddress = (fileId: string | null | undefined) => (fileId ? `/files/${fileId}` : '')
