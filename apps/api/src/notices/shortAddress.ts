import { networkOf } from '../sign-in/limits/networkOf.ts'

/** An address as a mail shows it: enough to know one's own, and no more than the network. */
export function shortAddress(ip: string): string {
  const network = networkOf(ip)
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}:…`
  return network.replace(/\.\d+$/, '.…')
}
