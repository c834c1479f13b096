import { css } from '@linaria/core'
import { forgetCartJoining } from '@verstak/contracts/cart'
import type { Cart } from '@verstak/contracts/cart'
import { useHost } from '@verstak/host'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import { joiningTexts as texts } from './joining.texts.ts'

/** What the cart did when its user signed in; shown until he leaves the page, and never again. */
export function CartJoiningNotice({ cart: { items, joining } }: { cart: Cart }) {
  const { call } = useHost()
  const [shown, setShown] = useState(joining)
  if (joining && joining.id !== shown?.id) setShown(joining)

  const id = joining?.id
  useEffect(() => {
    // After a failure the next visit shows it again.
    if (id) call(forgetCartJoining, { body: { id } }).catch(() => undefined)
  }, [call, id])

  if (!shown) return null
  const { addedCount, keptCount, raisedCount, limited, leftCount } = shown
  const names = items.filter((item) => limited.includes(item.id.site)).map(({ product }) => product.name)
  return (
    <div className={notice}>
      <Message tone="info" title={texts.title} isLive>
        {addedCount > 0 && <p>{texts.added(addedCount)}</p>}
        {keptCount > 0 && <p>{texts.kept(keptCount)}</p>}
        {raisedCount > 0 && <p>{texts.raised(raisedCount)}</p>}
        {names.length > 0 && <p>{texts.limited(names)}</p>}
        {leftCount > 0 && <p>{texts.left(leftCount)}</p>}
      </Message>
    </div>
  )
}

const notice = css`
  margin-bottom: ${space.s16};
`
