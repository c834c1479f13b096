import { useSuspenseQuery } from '@tanstack/react-query'
import type { Balance } from '@verstak/contracts/balance'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useLoaderData } from '@verstak/router'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { Strip, StripCell } from '../own-page/Strip.tsx'
import { warn } from '../own-page/ownPageStyles.tsx'
import { balanceAddressOf, BALANCE_PATH, type BalanceAddress } from './balanceAddress.ts'
import { balancePageTexts as texts } from './balancePage.texts.ts'
import { balanceQuery } from './balanceQuery.ts'
import { DueOrders } from './DueOrders.tsx'
import { Statement } from './Statement.tsx'

/** What the organization that the user buys for owes, what is due, and the statement of a period. */
export function BalancePage() {
  const { call } = useHost()
  const address = useLoaderData<BalanceAddress>()
  const { data } = useSuspenseQuery(balanceQuery(call, address))
  return (
    <OwnPage current={BALANCE_PATH} address={balanceAddressOf(address)} title={texts.title} isGuest={data === null}>
      {data && <Money balance={data} address={address} />}
    </OwnPage>
  )
}

function Money({ balance, address }: { balance: Balance; address: BalanceAddress }) {
  const { due, dueTotal, statement } = balance
  const isNew = statement.total === 0 && address.from === null && address.to === null
  return (
    <>
      <Figures balance={balance} />
      {due.length > 0 && <DueOrders due={due} total={dueTotal} />}
      {isNew ? (
        <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
      ) : (
        <Statement statement={statement} address={address} />
      )}
    </>
  )
}

function Figures({ balance: { owed, overdue, deferred } }: { balance: Balance }) {
  return (
    <Strip>
      <StripCell title={owed < 0 ? texts.prepaid : texts.owed} figure={formatPrice(Math.abs(owed))}>
        {owed <= 0 ? (
          texts.nothingOwed
        ) : overdue > 0 ? (
          <span className={warn}>{texts.overdue(formatPrice(overdue))}</span>
        ) : (
          texts.inTime
        )}
      </StripCell>
      {deferred && (
        <StripCell
          title={texts.left}
          figure={formatPrice(deferred.left)}
          part={(deferred.limit - deferred.left) / deferred.limit}
        >
          {texts.used(percentOf(deferred), formatPrice(deferred.limit))}
          <br />
          {texts.days(deferred.days)}
        </StripCell>
      )}
    </Strip>
  )
}

/** Whole percents of the limit that are taken. */
const percentOf = ({ limit, left }: NonNullable<Balance['deferred']>) => Math.round(((limit - left) * 100) / limit)
