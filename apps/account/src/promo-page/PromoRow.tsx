import { orderAddress } from '@verstak/contracts/address'
import type { OwnPromoCode } from '@verstak/contracts/promoCode'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import { Link } from '@verstak/ui-kit/Link'
import { quiet, warn } from '../own-page/ownPageStyles.tsx'
import { PromoActions } from './PromoActions.tsx'
import { promoPageTexts as texts } from './promoPage.texts.ts'
import { code as codeStyle, conditions, facts, row } from './promoStyles.tsx'

export interface PromoRowProps {
  promo: OwnPromoCode
}

/** A code with what it gives, its conditions and how long it works. */
export function PromoRow({ promo }: PromoRowProps) {
  const { code, name, state, conditions: all, orders } = promo
  const { isServed } = useHost()
  return (
    <li className={row}>
      <div className={facts}>
        <p>
          <span className={codeStyle} data-off={state !== 'usable' || undefined}>
            {code}
          </span>
        </p>
        <p>{name}</p>
        {all.length > 0 && (
          <ul className={conditions}>
            {all.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        )}
        <p className={quiet}>
          {state !== 'usable' && <span className={warn}>{texts.state[state]}. </span>}
          {termOf(promo)}
        </p>
        {orders.length > 0 && (
          <p className={quiet}>
            {texts.orders}{' '}
            {orders.map(({ guid, number }, place) => (
              <span key={guid}>
                {place > 0 && ', '}
                {isServed?.(orderAddress(guid)) ? (
                  <Link href={orderAddress(guid)}>{texts.order(number)}</Link>
                ) : (
                  texts.order(number)
                )}
              </span>
            ))}
          </p>
        )}
      </div>
      {state === 'usable' && <PromoActions code={code} />}
    </li>
  )
}

function termOf({ state, startsAt, endsAt }: OwnPromoCode): string {
  const day = (iso: string) => formatDate(new Date(iso), 'Europe/Moscow')
  if (state === 'soon') return texts.from(day(startsAt))
  return endsAt === null ? texts.endless : texts.until(day(endsAt))
}
