import { orderAddress } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { Link } from '@verstak/ui-kit/Link'
import { balancePageTexts as texts } from './balancePage.texts.ts'

export interface OrderLinkProps {
  guid: string
  number: string
}

/** Leads to the order's page, where that is released. */
export function OrderLink({ guid, number }: OrderLinkProps) {
  const { isServed } = useHost()
  const name = texts.order(number)
  return isServed?.(orderAddress(guid)) ? <Link href={orderAddress(guid)}>{name}</Link> : <span>{name}</span>
}
