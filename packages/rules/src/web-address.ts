/** Only these may be opened: an address that came as data could be `javascript:` and would then run as ours. */
export function isWebAddress(value: string | null | undefined): value is string {
  const protocol = protocolOf(value)
  return protocol === 'https:' || protocol === 'http:'
}

// URL.canParse is younger than the oldest browsers we serve.
function protocolOf(value: string | null | undefined): string | null {
  try {
    return new URL(value ?? '').protocol
  } catch {
    return null
  }
}
