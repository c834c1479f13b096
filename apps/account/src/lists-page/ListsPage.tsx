import { useSuspenseQuery } from '@tanstack/react-query'
import type { PurchaseListRow } from '@verstak/contracts/purchaseList'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLocation } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { plusIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { useState } from 'react'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { quiet } from '../profile-page/cardStyles.tsx'
import { AddedMessage } from './AddedMessage.tsx'
import { listsTexts as texts } from './listsPage.texts.ts'
import { listsQuery } from './listsQueries.ts'
import { facts, listName, listRow, sheet, stack } from './listsStyles.tsx'
import { NewListForm } from './NewListForm.tsx'
import { useListToCart } from './useListToCart.ts'

const ADDRESS = '/user/lists/'
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Lists for repeated purchase; `?order=<guid>&number=<number>` begins one of an order. */
export function ListsPage() {
  const { call } = useHost()
  const { data } = useSuspenseQuery(listsQuery(call))
  const search = new URLSearchParams(useLocation().search)
  const guid = search.get('order') ?? ''
  const order = GUID.test(guid) ? { guid, number: (search.get('number') ?? '').replace(/\D/g, '') } : null
  const [isMaking, setMaking] = useState(order !== null)
  const create = (
    <Button variant="secondary" icon={plusIcon} onClick={() => setMaking(true)}>
      {texts.create}
    </Button>
  )
  return (
    <OwnPage current={ADDRESS} title={texts.title} actions={!isMaking && create} isGuest={!data}>
      {data && (
        <div className={stack}>
          {isMaking && <NewListForm order={order} onClose={() => setMaking(false)} />}
          {data.lists.length > 0 ? (
            <Lists lists={data.lists} />
          ) : (
            !isMaking && <EmptyState title={texts.none}>{texts.noneAdvice}</EmptyState>
          )}
        </div>
      )}
    </OwnPage>
  )
}

function Lists({ lists }: { lists: readonly PurchaseListRow[] }) {
  const { timeZone } = useRegion()
  const { add, adding, outcome } = useListToCart()
  const dateOf = (iso: string) => formatDate(new Date(iso), timeZone)
  return (
    <ul className={sheet}>
      {lists.map(({ guid, name, products, usedAt, changedAt }) => (
        <li key={guid}>
          <div className={listRow}>
            <div className={facts}>
              <Link className={listName} href={`/user/lists/${guid}/`}>
                {name}
              </Link>
              <p className={quiet}>
                {texts.products(products)}
                {', '}
                {usedAt ? texts.used(dateOf(usedAt)) : texts.changed(dateOf(changedAt))}
              </p>
            </div>
            {products > 0 && (
              <Button
                variant="outline"
                loading={adding === guid}
                aria-label={texts.toCartOf(name)}
                onClick={() => void add(guid)}
              >
                {texts.toCart}
              </Button>
            )}
          </div>
          {outcome?.guid === guid && <AddedMessage outcome={outcome} />}
        </li>
      ))}
    </ul>
  )
}
