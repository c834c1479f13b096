import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOrders } from '@verstak/contracts/userOrders'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Chip } from '@verstak/ui-kit/Chip'
import { ordersAddressOf, type OrdersAddress } from './ordersAddress.ts'
import { ordersPageTexts as texts, SHOWN_GROUPS } from './ordersPage.texts.ts'
import { chips } from './ordersStyles.tsx'

export interface StateChipsProps extends Pick<EndpointResponse<typeof listOrders>, 'counts'> {
  address: OrdersAddress
}

/** Links to the orders of a state, with how many there are; states without orders are left out. */
export function StateChips({ address, counts }: StateChipsProps) {
  return (
    <nav className={chips} aria-label={texts.states}>
      <Chip
        size="m"
        label={texts.all}
        note={formatNumber(counts.all)}
        selected={address.state === null}
        href={ordersAddressOf(address, { state: null })}
      />
      {SHOWN_GROUPS.filter((group) => counts[group] > 0 || address.state === group).map((group) => (
        <Chip
          key={group}
          size="m"
          label={texts.ofGroup[group]}
          note={formatNumber(counts[group])}
          selected={address.state === group}
          href={ordersAddressOf(address, { state: group })}
        />
      ))}
    </nav>
  )
}
