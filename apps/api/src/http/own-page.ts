import type { FastifyRequest } from 'fastify'

/** Whether the page that asks is one of ours: of the host that was asked, or of the configured address. */
export function isFromOwnPage(
  { headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { publicUrl }: { publicUrl: string | null },
): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const asking = new URL(origin)
  const ours = [`${asking.protocol}//${host}`, publicUrl ?? '']
  return ours.some((address) => URL.canParse(address) && new URL(address).host === asking.host)
}
