import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listImpulseProducts } from '@verstak/contracts/adminPanel'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Picture } from '@verstak/ui-kit/Picture'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { staffPanelTexts as texts } from './staffPanel.texts.ts'

const PHOTO = 56

/** Goods to offer at the cash desk: picture, name, discount and price (STAFF-020). */
export function ImpulseProducts() {
  const { call } = useHost()
  const { data, isError, refetch } = useQuery(endpointQuery(call, listImpulseProducts, {}))
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={texts.loading} />
  if (data.length === 0) return <EmptyState title={texts.impulseEmpty} level={3} />
  return (
    <ul className={list}>
      {data.map(({ image, name, discountPercent, price }) => (
        <li key={`${name} ${image}`} className={row}>
          <Picture src={image} alt="" size={PHOTO} />
          <span className={words}>{name}</span>
          <span>{texts.percent(discountPercent)}</span>
          <b className={sum}>{formatPrice(price)}</b>
        </li>
      ))}
    </ul>
  )
}

const list = css`
  display: grid;
`

const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto 96px;
  gap: ${space.s12};
  align-items: center;
  padding: ${space.s8} 0;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const words = css`
  overflow-wrap: anywhere;
`

const sum = css`
  font-weight: ${weight.semibold};
  text-align: right;
`
