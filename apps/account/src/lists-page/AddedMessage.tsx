import { cartAddress } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { listsTexts as texts } from './listsPage.texts.ts'
import { left } from './listsStyles.tsx'
import type { ListOutcome } from './useListToCart.ts'

/** What came into the cart, and what did not, and why. */
export function AddedMessage({ outcome: { products } }: { outcome: ListOutcome }) {
  const { layout } = useHost()
  const added = products.filter((product) => product.added > 0)
  const others = products.filter(({ state }) => state !== 'added')
  return (
    <Message
      tone={added.length === 0 ? 'danger' : others.length > 0 ? 'warn' : 'ok'}
      title={added.length > 0 ? texts.added(added.length) : texts.nothing}
      isLive
    >
      {others.length > 0 && (
        <ul className={left}>
          {others.map(({ guid, name, state, added: pieces }) => (
            <li key={guid}>
              {name}: {state === 'added' ? null : texts.state[state](pieces)}
            </li>
          ))}
        </ul>
      )}
      <Link href={cartAddress(layout)}>{texts.openCart}</Link>
    </Message>
  )
}
