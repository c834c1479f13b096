import { promoFormAction, type CartPromo } from '@verstak/contracts/cart'
import { useHost } from '@verstak/host'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { closeIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useState, type FormEvent } from 'react'
import { promoTexts as texts } from './activePromo.texts.ts'
import { CopyCode } from './CopyCode.tsx'
import { promoBox, promoCode, promoNote, promoWarning } from './promoStyles.tsx'
import { removePromo } from './removePromo.ts'

/** Active promo code: what it gives or why it gives nothing now, to be copied and removed. */
export function ActivePromo({ promo }: { promo: CartPromo }) {
  const host = useHost()
  const [isRemoving, setRemoving] = useState(false)
  const { code, name, gift, error, missing, was, discount } = promo

  async function remove(event: FormEvent) {
    event.preventDefault()
    if (isRemoving) return
    setRemoving(true)
    await removePromo(host)
    setRemoving(false)
  }

  return (
    <div className={promoBox}>
      <div>
        <b className={promoCode}>{code}</b>
        <span className={promoNote}>{name}</span>
        {gift && (
          <span className={promoNote}>
            {texts.gift} <Link href={gift.link}>{gift.name}</Link>
          </span>
        )}
      </div>
      <CopyCode code={code} />
      {/* Without scripts an empty code takes the present one off. */}
      <form method="post" action={promoFormAction(host.layout)} onSubmit={(event) => void remove(event)}>
        <input type="hidden" name="promocode" value="" />
        <IconButton type="submit" shape={closeIcon} iconSize="s" label={texts.remove(code)} busy={isRemoving} />
      </form>
      {error !== null && (
        <p className={promoWarning}>
          {missing > 0 && <b>{texts.missing(missing)}. </b>}
          {error}
        </p>
      )}
      {was !== undefined && <p className={promoWarning}>{texts.changed(was, discount)}</p>}
      <VisuallyHidden role="status">{error === null ? texts.applied(code) : error}</VisuallyHidden>
    </div>
  )
}
