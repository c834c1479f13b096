import { useSuspenseQuery } from '@tanstack/react-query'
import type { SlotClass } from '@verstak/contracts/widget'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { useLoaderData } from '@verstak/router'
import { makeProductTile } from '@verstak/testing/factories'
import type { ServerRemote } from '../server/releases/remotes.ts'

/** Next behaviour of the widgets of `faultyCart`, and the number of their renders. */
export interface Faults {
  /** `ok`, `throws`, `data` (its call fails), `waits` (for `arrive`), or how long its data takes, milliseconds. */
  widget: 'ok' | 'throws' | 'data' | 'waits' | number
  /** Releases waiting data. */
  arrive(): void
  arrived: Promise<void>
  renders: number
  countRender(): void
}

/** Working widgets, which a test can break. */
export function makeFaults(): Faults {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const faults: Faults = { widget: 'ok', arrived, arrive, renders: 0, countRender: () => (faults.renders += 1) }
  return faults
}

const LAID_OUT = { stylesheets: {}, scripts: {} }

/** A cart whose button behaves as `faults` says. */
export function faultyCart(faults: Faults, version = '1.0.0-abcdef01'): ServerRemote {
  function AddToCart() {
    faults.countRender()
    if (faults.widget === 'throws') throw new Error('The button is broken')
    return faults.widget === 'ok' ? <button>Купить</button> : <SlowButton />
  }
  function SlowButton() {
    const { data } = useSuspenseQuery({
      queryKey: ['button'],
      queryFn: async () => {
        if (faults.widget === 'data') throw new Error('The call failed')
        if (faults.widget === 'waits') await faults.arrived
        else await new Promise((resolve) => setTimeout(resolve, Number(faults.widget)).unref())
        return 'Купить'
      },
    })
    return <button>{data}</button>
  }
  return {
    name: 'cart',
    version,
    routes: [],
    ...LAID_OUT,
    page: { createRoutes: () => [], widgets: { AddToCart, CartBadge: () => null } as never },
  }
}

/** Pages with three buttons in slots of a class, `/page/{class}-1/`, and pages that fail as named in their address. */
export const pageRemote: ServerRemote = {
  name: 'page',
  version: '1.0.0-abcdef02',
  routes: ['/page/{what}-{id}/'],
  ...LAID_OUT,
  page: {
    createRoutes: () => [
      { id: 'page.page', path: '/page/:what/', loader: ({ params }) => load(params['what']!), element: <Page /> },
    ],
    widgets: {},
  },
}

/** A remote whose `createRoutes` throws. */
export const routelessRemote: ServerRemote = {
  name: 'routeless',
  version: '1.0.0-abcdef03',
  routes: ['/routeless/{what}-{id}/'],
  ...LAID_OUT,
  page: {
    createRoutes: () => {
      throw new Error('No routes')
    },
    widgets: {},
  },
}

async function load(address: string): Promise<string> {
  const what = address.split('-')[0]!
  if (what === 'loader') throw new TypeError('A mistake in the loader')
  if (what === 'hangs') await new Promise(() => undefined)
  return what
}

function Page() {
  const what = useLoaderData<string>()
  if (what === 'broken') throw new Error('The page is broken')
  return (
    <>
      <title>Товары</title>
      <h1>Товары</h1>
      {what !== 'late' &&
        [1, 2, 3].map((id) => (
          <RemoteWidget
            key={id}
            name="cart/AddToCart"
            slotClass={what as SlotClass}
            product={makeProductTile({ id })}
            size="m"
            fallback={<i>место кнопки</i>}
          />
        ))}
      {what === 'late' && <Late />}
      <p>остальная страница</p>
    </>
  )
}

function Late() {
  useSuspenseQuery({ queryKey: ['late'], queryFn: () => new Promise(() => undefined) })
  return null
}
