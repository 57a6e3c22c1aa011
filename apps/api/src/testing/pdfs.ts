/** As much of a PDF as says that it is one, and how many pages it has. */
export function aPdf({ pages, encrypted = false }: { pages: number; encrypted?: boolean }): Buffer {
  const parts = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    `2 0 obj << /Type /Pages /Kids [3 0 R] /Count ${pages} >> endobj`,
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj',
    `trailer << /Root 1 0 R /Size 4${encrypted ? ' /Encrypt 9 0 R' : ''} >>`,
    'startxref',
    '9',
    '%%EOF',
  ]
  return Buffer.from(`${parts.join('\n')}\n`)
}
