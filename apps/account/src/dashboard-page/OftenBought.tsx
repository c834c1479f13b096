import { useQuery } from '@tanstack/react-query'
import { cartAddress } from '@verstak/contracts/address'
import { MAX_QUANTITY } from '@verstak/contracts/cart'
import { cartListFormAction } from '@verstak/contracts/cartListForm'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOftenBought } from '@verstak/contracts/purchaseList'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Heading } from '@verstak/ui-kit/Heading'
import { cartIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { Picture } from '@verstak/ui-kit/Picture'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { quiet } from '../order-row/orderRowStyles.tsx'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'
import { oftenQuery } from './dashboardQueries.ts'
import { often, oftenFoot, oftenMessage } from './dashboardStyles.tsx'
import { type OftenOutcome, useOftenBought } from './useOftenBought.ts'

const MOST = 5
const PICTURE = 56

type Product = EndpointResponse<typeof listOftenBought>['products'][number]

/** What the buyer orders again and again, or has bought so far, into the cart with one press. */
export function OftenBought() {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { data } = useQuery(oftenQuery(call, regionId))
  const products = data?.products.slice(0, MOST) ?? []
  return products.length === 0 ? null : <Products products={products} />
}

function Products({ products }: { products: readonly Product[] }) {
  const { layout } = useHost()
  const { id: regionId } = useRegion()
  const choice = useOftenBought(products)
  const title = products.some(({ times }) => times > 1) ? texts.often : texts.bought
  return (
    <section className={sheet} aria-label={title}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={texts.oftenNote}>
          {title}
        </Heading>
      </div>
      {/* Without scripts the list goes to the cart's page, which reports on it. */}
      <form
        method="post"
        action={cartListFormAction(layout, regionId)}
        onSubmit={(event) => {
          event.preventDefault()
          void choice.add()
        }}
      >
        <input type="hidden" name="text" value={choice.codes} />
        <input type="hidden" name="action" value="check" />
        <ul>
          {products.map((product) => (
            <Row key={product.id} product={product} choice={choice} />
          ))}
        </ul>
        <div className={oftenFoot}>
          <span>{texts.marked(choice.marked.length)}</span>
          <b>{formatPrice(choice.sum)}</b>
          <Button
            type="submit"
            variant="outline"
            icon={cartIcon}
            disabled={choice.marked.length === 0}
            loading={choice.isAdding}
            loadingLabel={texts.adding}
          >
            {texts.toCart}
          </Button>
        </div>
      </form>
      {choice.outcome && <Outcome outcome={choice.outcome} />}
    </section>
  )
}

function Row({ product, choice }: { product: Product; choice: ReturnType<typeof useOftenBought> }) {
  const { name, link, image, code, times, price, step, isAvailable } = product
  const quantity = choice.quantityOf(product)
  return (
    <li className={often} data-muted={!isAvailable || undefined}>
      <Checkbox
        label={<VisuallyHidden>{texts.mark(name)}</VisuallyHidden>}
        checked={choice.isMarked(product)}
        disabled={!isAvailable}
        onChange={({ target }) => choice.mark(product, target.checked)}
      />
      <Picture src={image} alt="" size={PICTURE} />
      <div>
        <Link href={link} tone="plain">
          {name}
        </Link>
        <span className={quiet}>
          {code} · {texts.times(times)}
        </span>
        {!isAvailable && <span className={quiet}>{texts.notSold}</span>}
      </div>
      {isAvailable ? (
        <Stepper
          value={quantity}
          min={step}
          max={MAX_QUANTITY}
          step={step}
          label={name}
          onChange={(pieces) => choice.setPieces(product, pieces)}
        />
      ) : (
        <span />
      )}
      <p>
        <b>{formatPrice(price * quantity)}</b>
        <span className={quiet}>{texts.perPiece(formatPrice(price))}</span>
      </p>
    </li>
  )
}

function Outcome({ outcome }: { outcome: OftenOutcome }) {
  const { layout } = useHost()
  if ('problem' in outcome)
    return (
      <div className={oftenMessage}>
        <Message tone="danger" isLive>
          {outcome.problem}
        </Message>
      </div>
    )
  return (
    <div className={oftenMessage}>
      <Message tone={outcome.isWhole ? 'ok' : 'warn'} title={texts.added(outcome.added)} isLive>
        {!outcome.isWhole && <p>{texts.notWhole}</p>}
        <Link href={cartAddress(layout)}>{texts.openCart}</Link>
      </Message>
    </div>
  )
}
