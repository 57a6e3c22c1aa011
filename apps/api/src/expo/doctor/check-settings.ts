import { isIP } from 'node:net'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../http/loopback.ts'
import { type Finding, fault, formatList, ok, warning } from './finding.ts'

type Needs = Pick<Config, 'host' | 'port' | 'publicUrl' | 'trustedProxies'>

/** Settings that are each allowed and together make no sense, or harm. */
export function checkSettings(config: Needs): Finding[] {
  const findings = [...proxies(config), ...publicAddress(config)]
  if (findings.length > 0) return findings
  return [
    ok('settings', {
      zh: isLoopback(config.host)
        ? '设置没有矛盾；只有本机能访问服务器'
        : '设置没有矛盾；其他机器可以访问服务器',
      en: isLoopback(config.host)
        ? 'The settings agree; only this machine can reach the server'
        : 'The settings agree; other machines can reach the server',
    }),
  ]
}

function publicAddress({ host, publicUrl, trustedProxies }: Needs): Finding[] {
  const others = !isLoopback(host)
  const isHttps = publicUrl?.startsWith('https:') ?? false
  if (others && publicUrl === null)
    return [
      warning(
        'settings',
        {
          zh: `HOST 是 ${host}，而没有 PUBLIC_URL：邮件中的链接无处可去`,
          en: `HOST is ${host} and there is no PUBLIC_URL: links in mails lead nowhere`,
        },
        {
          zh: '请把 PUBLIC_URL 设为访客使用的 https 地址',
          en: 'Set PUBLIC_URL to the https address that visitors use',
        },
      ),
    ]
  if (others && !isHttps)
    return [
      warning(
        'settings',
        {
          zh: `HOST 是 ${host}，而 PUBLIC_URL 是 http：密码会以明文经过网络`,
          en: `HOST is ${host} and PUBLIC_URL is http: passwords cross the network unencrypted`,
        },
        {
          zh: '请在前面放一个提供 https 的代理，并相应设置 PUBLIC_URL 和 TRUSTED_PROXIES',
          en: 'Put a proxy with https in front, and set PUBLIC_URL and TRUSTED_PROXIES to it',
        },
      ),
    ]
  if (isHttps && trustedProxies.length === 0)
    return [
      warning(
        'settings',
        {
          zh: 'PUBLIC_URL 是 https，而没有 TRUSTED_PROXIES：所有访客看起来来自同一个地址，共用同一份限额',
          en: 'PUBLIC_URL is https and TRUSTED_PROXIES is empty: all visitors seem to come from one address and share its limits',
        },
        {
          zh: '请在 TRUSTED_PROXIES 中写明代理的地址，例如 127.0.0.1',
          en: 'Name the address of the proxy in TRUSTED_PROXIES, for instance 127.0.0.1',
        },
      ),
    ]
  return []
}

const named = ['loopback', 'linklocal', 'uniquelocal']

function proxies({ trustedProxies }: Needs): Finding[] {
  const broken = trustedProxies.filter((proxy) => !named.includes(proxy) && prefixOf(proxy) === null)
  const everybody = trustedProxies.filter((proxy) => (prefixOf(proxy) ?? 128) < 8)
  return [
    ...(broken.length === 0
      ? []
      : [
          fault(
            'settings',
            {
              zh: `TRUSTED_PROXIES 中有不是地址的内容：${formatList(broken)}`,
              en: `TRUSTED_PROXIES has something that is no address: ${formatList(broken)}`,
            },
            {
              zh: '请写 IP 地址或网段，例如 10.0.0.0/24',
              en: 'Give addresses or networks such as 10.0.0.0/24',
            },
          ),
        ]),
    ...(everybody.length === 0
      ? []
      : [
          fault(
            'settings',
            {
              zh: `TRUSTED_PROXIES 信任几乎所有人（${formatList(everybody)}）：任何人都能冒充任何地址`,
              en: `TRUSTED_PROXIES believes nearly everybody (${formatList(everybody)}): anyone can pretend to be anyone`,
            },
            { zh: '请只写代理自己的地址', en: 'Name only the addresses of your proxies' },
          ),
        ]),
  ]
}

/** Of a network, or of an address, which is the smallest network; null for neither. */
function prefixOf(proxy: string): number | null {
  const [address = '', prefix, ...more] = proxy.split('/')
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : null
  if (bits === null || more.length > 0) return null
  if (prefix === undefined) return bits
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits ? Number(prefix) : null
}
