import { BlockList, isIPv6 } from 'node:net'

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')

/** Of IPv6 only what is given to the internet; addresses that wrap IPv4 are not. */
const PUBLIC = new BlockList()
PUBLIC.addSubnet('2000::', 3, 'ipv6')
const WRAPPED = new BlockList()
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  WRAPPED.addSubnet(net, bits, 'ipv6')

/** Whether an IP address is one of the internet: not of this machine, its network or its cloud. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv6(ip)) return PUBLIC.check(ip, 'ipv6') && !WRAPPED.check(ip, 'ipv6')
  return !PRIVATE.check(ip, 'ipv4')
}
