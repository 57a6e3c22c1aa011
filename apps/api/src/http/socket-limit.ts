import { BlockList, isIP, type Server, type Socket } from 'node:net'
import { isLoopback } from './loopback.ts'
import { networkOf } from './network-address.ts'

interface Options {
  /** Open sockets of one network address. */
  most: number
  isExempt(address: string): boolean
  onRefused?(): void
}

/**
 * Limits how many sockets one network address has open, whatever they are used for: descriptors and memory are taken before
 * a request is read, so no limit on calls protects them.
 */
export function limitSockets(server: Server, { most, isExempt, onRefused }: Options) {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || isExempt(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = open.get(network) ?? 0
    if (count >= most) {
      onRefused?.()
      return void socket.destroy()
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** The names that stand for networks in TRUSTED_PROXIES. */
const namedNetworks: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** This machine and trusted proxies stand for many people, so they have no limit of their own. */
export function exemptAddresses(trustedProxies: string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const network of trustedProxies.flatMap((proxy) => namedNetworks[proxy] ?? [proxy])) {
    const [address = '', prefix] = network.split('/')
    const version = isIP(address)
    // What is no address is a fault that the tool's doctor names.
    if (version === 0) continue
    const family = version === 4 ? 'ipv4' : 'ipv6'
    trusted.addSubnet(address, prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix), family)
  }
  return (given) => {
    const address = given.replace(/^::ffff:(?=\d+\.)/i, '')
    const version = isIP(address)
    return isLoopback(address) || (version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6'))
  }
}
