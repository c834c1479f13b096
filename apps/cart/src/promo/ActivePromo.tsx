import { css } from '@linaria/core'
import { type CartPromo } from '@verstak/contracts/cart'
import { promoFormAction } from '@verstak/contracts/cartPromo'
import { useHost } from '@verstak/host'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { closeIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useState, type FormEvent } from 'react'
import { promoTexts as texts } from './activePromo.texts.ts'
import { CopyCode } from './CopyCode.tsx'
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
    <div className={box}>
      <div>
        <b className={codeText}>{code}</b>
        <span className={note}>{name}</span>
        {gift && (
          <span className={note}>
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
        <p className={warning}>
          {missing > 0 && <b>{texts.missing(missing)}. </b>}
          {error}
        </p>
      )}
      {was !== undefined && <p className={warning}>{texts.changed(was, discount)}</p>}
      <VisuallyHidden role="status">{error === null ? texts.applied(code) : error}</VisuallyHidden>
    </div>
  )
}

const box = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  padding: ${space.s8} ${space.s4} ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  > form {
    display: contents;
  }
`

const codeText = css`
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`

const note = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const warning = css`
  grid-column: 1 / -1;
  padding: ${space.s4} ${space.s8} 0 0;
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
