import { css } from '@linaria/core'
import type { Cart } from '@verstak/contracts/cart'
import { Message } from '@verstak/ui-kit/Message'
import { media, space, weight } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { infoIcon } from '@verstak/ui-kit/icons'
import { changesOf, type CartChange } from './changesOf.ts'
import { changeTexts as texts } from './lateLines.texts.ts'
import { LineButton } from './LineButton.tsx'

/** What changed in the cart without the shopper, old and new, until he says that he has seen it. */
export function ChangeNotice({ cart }: { cart: Cart }) {
  const changes = changesOf(cart)
  if (changes.length === 0) return null
  return (
    <Message tone="warn" icon={infoIcon} title={texts.title(changes.length)} isLive>
      <div className={box}>
        <ul className={list}>
          {changes.map((change) => (
            <Change key={change.key} change={change} />
          ))}
        </ul>
        <LineButton variant="secondary" size="s" action="seen" change={{ kind: 'seen' }}>
          {texts.seen}
        </LineButton>
      </div>
    </Message>
  )
}

function Change({ change }: { change: CartChange }) {
  const { name } = change
  if (!('now' in change)) {
    return (
      <li>
        {name}: <b>{texts[change.kind]}</b>
      </li>
    )
  }
  const { kind } = change
  const format = kind === 'quantity' ? texts.pieces : texts.kopecks
  return (
    <li>
      {kind === 'promo' ? texts.promo(name) : `${name}, ${texts[kind]}`}:{' '}
      <s>
        <VisuallyHidden>{texts.was} </VisuallyHidden>
        {format(change.before)}
      </s>
      <span aria-hidden> → </span>
      <VisuallyHidden> {texts.became} </VisuallyHidden>
      <b>{format(change.now)}</b>
      {kind === 'quantity' && `, ${texts.noMore}`}
    </li>
  )
}

const box = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s12};
  margin-top: ${space.s4};

  @media ${media.phone} {
    flex-direction: column;
  }
`

const list = css`
  display: grid;
  gap: ${space.s4};

  b {
    font-weight: ${weight.semibold};
  }
`
