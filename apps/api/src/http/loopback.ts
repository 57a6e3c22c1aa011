/** Whether a host name or address means this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|\[?::1\]?|127(\.\d{1,3}){3})$/.test(host.toLowerCase())
