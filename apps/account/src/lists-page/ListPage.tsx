import { useSuspenseQuery } from '@tanstack/react-query'
import type { PurchaseList } from '@verstak/contracts/purchaseList'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useRegion } from '@verstak/region'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { cartIcon } from '@verstak/ui-kit/icons'
import { useRef } from 'react'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { AddByCode } from './AddByCode.tsx'
import { AddedMessage } from './AddedMessage.tsx'
import { GoodsRow } from './GoodsRow.tsx'
import { ListActions } from './ListActions.tsx'
import { listsTexts as texts } from './listsPage.texts.ts'
import { listQuery } from './listsQueries.ts'
import { foot, sheet, stack, sum as sumClass } from './listsStyles.tsx'
import { useListChange } from './useListChange.ts'
import { useListToCart } from './useListToCart.ts'

/** One list: its goods with today's prices, and the way into the cart. */
export function ListPage() {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const guid = useLoaderData() as string
  const { data } = useSuspenseQuery(listQuery(call, guid, regionId))
  return (
    <OwnPage
      current={`/user/lists/${guid}/`}
      title={data?.name ?? texts.title}
      note={data && texts.products(data.products)}
      back={{ href: '/user/lists/', text: texts.back }}
      isGuest={!data}
    >
      {data && <Goods list={data} />}
    </OwnPage>
  )
}

function Goods({ list }: { list: PurchaseList }) {
  const { guid, lines, sum } = list
  const { change, isChanging } = useListChange(guid)
  const { add, adding, outcome } = useListToCart()
  const place = useRef<HTMLDivElement>(null)

  async function set(productGuid: string, quantity: number) {
    // The pressed button goes with its row.
    if (quantity === 0) place.current?.focus()
    await change({ lines: [{ productGuid, quantity }] })
  }

  return (
    <div className={stack} ref={place} tabIndex={-1}>
      {outcome && <AddedMessage outcome={outcome} />}
      <section className={sheet} aria-label={texts.goods} aria-busy={isChanging}>
        {lines.length === 0 && <EmptyState title={texts.empty}>{texts.emptyAdvice}</EmptyState>}
        <ul>
          {lines.map((line) => (
            <GoodsRow key={line.guid} product={line} onChange={(quantity) => void set(line.guid, quantity)} />
          ))}
        </ul>
        <AddByCode guid={guid} />
        {lines.length > 0 && (
          <div className={foot}>
            <span>
              {texts.total}
              <b className={sumClass}>{formatPrice(sum)}</b>
            </span>
            <Button size="l" icon={cartIcon} loading={adding !== null} onClick={() => void add(guid)}>
              {texts.toCart}
            </Button>
          </div>
        )}
      </section>
      <ListActions list={list} />
    </div>
  )
}
