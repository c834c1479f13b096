import type { Layout } from '@verstak/contracts/layout'
import type { ProductTile } from '@verstak/contracts/product'
import type { Host, ModalRequest } from '@verstak/host'
import type { FlagValues } from '@verstak/flags/flag'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddToCart } from '../add-to-cart/AddToCart.tsx'
import { cartNoticeTexts } from '../cart-notice/cartNotice.texts.ts'
import { CartBadge } from '../cart-badge/CartBadge.tsx'
import type { CartApi } from './cartApi.ts'

/** A page whose window of added products stays closed. */
function withoutAddedWindow(host: Host): Host {
  const { modals } = host
  const closed = { close: () => undefined, shown: Promise.resolve(), closed: Promise.resolve() }
  const isAdded = (request: ModalRequest) => 'width' in request && request.title === cartNoticeTexts.added
  return {
    ...host,
    modals: { ...modals, ask: (request, part) => (isAdded(request) ? closed : modals.ask(request, part)) },
  }
}

/** A page with a badge and the button of each product, in a region named after it. */
export function renderButtons(
  api: Pick<CartApi, 'call'>,
  products: ProductTile[],
  layout: Layout = 'desktop',
  flags: FlagValues = {},
) {
  const host = withoutAddedWindow(createTestHost({ call: api.call, region: makeRegion(), layout, flags }))
  const view = render(
    <TestHost host={host}>
      <div data-testid="badge">
        <CartBadge />
      </div>
      {products.map((product) => (
        <section key={product.name} aria-label={product.name}>
          <AddToCart product={product} size="m" />
        </section>
      ))}
    </TestHost>,
  )
  return { ...view, host }
}

export const tileOf = (product: ProductTile) => within(screen.getByRole('region', { name: product.name }))

export const pressAdd = (product: ProductTile) =>
  userEvent.click(tileOf(product).getByRole('button', { name: /^В корзину/ }))

export const press = (product: ProductTile, name: 'Больше' | 'Меньше') =>
  userEvent.click(tileOf(product).getByRole('button', { name }))

/** One after the other without a pause, however busy the machine is. */
export function pressAtOnce(product: ProductTile, ...names: ('Больше' | 'Меньше' | 'В корзину')[]): void {
  for (const name of names) fireEvent.click(tileOf(product).getByRole('button', { name }))
}

/** The field of the stepper, once the product is in the cart. */
export const findField = (product: ProductTile) => tileOf(product).findByRole('textbox', { name: 'Количество' })

export const badge = () => screen.getByTestId('badge')
