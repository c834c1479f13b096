import { queryKeyOf } from '@verstak/contracts/endpoint'
import type { Layout } from '@verstak/contracts/layout'
import { listOffices, type Office } from '@verstak/contracts/region'
import { getSession, type Account } from '@verstak/contracts/session'
import type { WidgetProps } from '@verstak/contracts/widget'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createRoutes } from '../routes.tsx'
import type { CartApi } from './cartApi.ts'
import { COURIER_PRICE } from './makeDelivery.ts'

export function makeOffice(overrides: Partial<Office> = {}): Office {
  return {
    id: 101,
    name: 'Москва, Варшавское шоссе, 97',
    address: 'Варшавское шоссе, 97',
    metro: { name: 'Нахимовский проспект', color: 'gray' },
    lat: 55.65,
    lon: 37.61,
    workingTime: 'ежедневно 9:00–21:00',
    phone: '+7 495 120-44-70',
    ...overrides,
  }
}

/** Host and routes of the remote with a cart API. */
export function createCartHarness(
  api: CartApi,
  layout: Layout = 'desktop',
  offices: Office[] = [makeOffice()],
  account?: Partial<Account>,
) {
  api.on(listOffices, () => ({ data: offices, courierPrice: COURIER_PRICE }))
  const host = createTestHost({
    call: (...args) => api.call(...args),
    region: makeRegion(),
    layout,
    widgets: {
      'delivery/PickupWindow': ({ onChange, onClose }: WidgetProps['delivery/PickupWindow']) =>
        offices.map(({ id, address }) => (
          <button
            key={id}
            onClick={() => {
              onChange(id, { id, regionId: 1, address })
              onClose()
            }}
          >
            {`Взять здесь: ${address}`}
          </button>
        )),
      'listing/FeaturedProducts': ({ title }: { title: string }) => <h2>{title}</h2>,
    },
  })
  if (account)
    host.queryClient.setQueryData(queryKeyOf(getSession, {}), { user: 'private', account: { id: 7, ...account } })
  return { host, routes: createRoutes(host) }
}

export interface CartVisit {
  layout?: Layout
  address?: string
  offices?: Office[]
  /** Of a signed-in buyer; a guest by default. */
  account?: Partial<Account>
}

/** Opens an address of the remote in the browser and waits for the page. */
export async function renderCartPage(
  api: CartApi,
  { layout = 'desktop', address = '/cart-checkout/', offices, account }: CartVisit = {},
) {
  const { host, routes } = createCartHarness(api, layout, offices, account)
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], { initialEntries: [address] })
  const view = render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...view, host, router }
}

/** Opens the window of shops, which stands in for the real one, and chooses one. */
export async function chooseOffice(address = 'Варшавское шоссе, 97') {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
  await userEvent.click(screen.getByRole('button', { name: /^Выбрать (другой )?магазин/ }))
  await userEvent.click(await screen.findByRole('button', { name: `Взять здесь: ${address}` }))
}
