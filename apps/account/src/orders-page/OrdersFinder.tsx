import { useSuspenseQuery } from '@tanstack/react-query'
import { ORDERS_ADDRESS } from '@verstak/contracts/address'
import { MAX_ORDER_SEARCH } from '@verstak/contracts/userOrders'
import { isMobile, useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { SearchField } from '@verstak/ui-kit/SearchField'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { sessionQuery } from '../own-page/sessionQuery.ts'
import { isTurned, type OrdersAddress } from './ordersAddress.ts'
import { ordersPageTexts as texts } from './ordersPage.texts.ts'
import { filters, filterSheet, finder } from './ordersStyles.tsx'

/** Searches and narrows the orders. A form of plain HTML: it works before and without scripts. */
export function OrdersFinder({ address }: { address: OrdersAddress }) {
  const { layout, call } = useHost()
  const { data } = useSuspenseQuery(sessionQuery(call))
  const { search, state, organization, from, to } = address
  const contractors = data.account?.contractors ?? []
  const isNarrowed = organization !== null || from !== null || to !== null
  const days = { type: 'date', min: '2000-01-01', max: '2099-12-31' } as const
  const fields = (
    <div className={filters}>
      {contractors.length > 0 && (
        <Select
          key={`organization ${organization}`}
          name="organization"
          label={texts.organization}
          defaultValue={organization ?? ''}
        >
          <option value="">{texts.anyone}</option>
          {contractors.map(({ id, name, kpp }) => (
            <option key={id} value={id}>
              {kpp === null ? name : texts.branch(name, kpp)}
            </option>
          ))}
          <option value={0}>{texts.person}</option>
        </Select>
      )}
      <TextField
        {...days}
        key={`from ${from}`}
        name="from"
        label={texts.from}
        defaultValue={from ?? ''}
        {...(isTurned(address) && { error: texts.badPeriod })}
      />
      <TextField {...days} key={`to ${to}`} name="to" label={texts.to} defaultValue={to ?? ''} />
      <Button type="submit" variant="secondary">
        {texts.show}
      </Button>
    </div>
  )
  return (
    <form className={finder} role="search" action={ORDERS_ADDRESS} method="get">
      {state !== null && <input type="hidden" name="state" value={state} />}
      <SearchField
        key={search}
        name="search"
        defaultValue={search}
        label={texts.search}
        placeholder={texts.search}
        submitLabel={texts.find}
        maxLength={MAX_ORDER_SEARCH}
      />
      {isMobile(layout) ? (
        <div className={filterSheet}>
          <Disclosure summary={contractors.length > 0 ? texts.filters : texts.dates} defaultOpen={isNarrowed}>
            {fields}
          </Disclosure>
        </div>
      ) : (
        fields
      )}
    </form>
  )
}
