/**
 * Which proxies may say whom they speak for (TRUST_PROXY): everybody else's X-Forwarded-For is what anybody can write, and
 * counts for nothing. Pure.
 */
import { BlockList, isIP } from 'node:net'

/** Addresses, ranges and the names below; or how many proxies stand one behind the other, on private addresses, before this server. */
export type TrustProxy = string[] | number

/** Nobody but a proxy on this very machine. */
export const TRUST_THIS_MACHINE: TrustProxy = ['loopback']

/** Ranges that have a name: this machine, the link, private networks. */
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])
const MOST_HOPS = 10

/** What the text says; undefined where it says nothing that could be meant. "0" trusts nobody, not even this machine. */
export function readTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : undefined
  const parts = text.split(',').map((part) => part.trim())
  return parts.every((part) => NAMES.has(part) || isRange(part)) ? parts : undefined
}

/** An address or a CIDR range. A range of everything would trust whoever writes the header. */
function isRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** Where proxies that were only counted may stand: this machine, the link, private networks (RFC 1918, RFC 4193). */
const PRIVATE = new BlockList()
for (const [net, prefix] of [['127.0.0.0', 8], ['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['169.254.0.0', 16]] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [['::1', 128], ['fc00::', 7], ['fe80::', 10]] as const) PRIVATE.addSubnet(net, prefix, 'ipv6')

/**
 * The same as the HTTP framework takes it. A count alone would let whoever reaches this server without the proxy write the
 * header: a hop counts from a private address alone, and proxies elsewhere are to be named.
 */
export function trustOf(trusted: TrustProxy): string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return trusted
  return (address, hop) => hop < trusted && PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Is this an address that only this machine reaches? */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
