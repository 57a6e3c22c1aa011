/** Gives the visitor a file that the page has made. */
export function download(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: a browser may begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
