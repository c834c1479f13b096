import { ApiError } from '@verstak/api-client/ApiError'
import type { ProductTile } from '@verstak/contracts/product'
import { listRecent } from '@verstak/contracts/recommendation'
import { listViews } from '@verstak/device/viewHistory'
import type { WidgetProps } from '@verstak/contracts/widget'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import type { TestHostInput } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, within } from '@testing-library/react'
import { RecentProducts } from './RecentProducts.tsx'

jest.mock('@verstak/device/viewHistory', () => ({ listViews: jest.fn() }))

const GUID = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'

async function show(
  answer: () => { products: ProductTile[] },
  viewed: string[],
  user?: TestHostInput['user'],
  props: WidgetProps['listing/RecentProducts'] = { title: 'Вы смотрели' },
) {
  jest
    .mocked(listViews)
    .mockResolvedValue(viewed.map((productGuid) => ({ productGuid, date: '2026-11-20T09:00:00Z', timestamp: 1 })))
  const api = createFakeApi().on(listRecent, answer)
  const widgets = { 'cart/AddToCart': () => <i /> }
  const host = createTestHost({ call: api.call, region: makeRegion(), widgets, ...(user ? { user } : {}) })
  const { container } = await act(async () =>
    render(
      <TestHost host={host}>
        <RecentProducts {...props} />
      </TestHost>,
    ),
  )
  return { api, container }
}

const twelve = () => ({ products: Array.from({ length: 12 }, (_, index) => makeProductTile({ id: index + 1 })) })

test('a guest sees what his device remembers, ten at most [SESSION-020]', async () => {
  const { api } = await show(twelve, [GUID])
  const block = await screen.findByRole('region', { name: 'Вы смотрели' })
  expect(within(block).getAllByRole('article')).toHaveLength(10)
  expect(api.calls[0]?.input).toEqual({ body: { productGuids: [GUID], regionId: 1 } })
  expect(listViews).toHaveBeenCalledWith(20)
})

test('of a signed-in visitor the server knows it', async () => {
  const { api } = await show(twelve, [GUID], 'business')
  await screen.findByRole('region', { name: 'Вы смотрели' })
  expect(api.calls[0]?.input).toEqual({ body: { regionId: 1 } })
})

test('has the default title where the page gives none [LISTING-010]', async () => {
  await show(twelve, [GUID], 'guest', {})
  await screen.findByRole('region', { name: 'Вам это понравится' })
})

test('leaves out the product of the page, and is hidden when there is no other', async () => {
  const answer = () => ({ products: [makeProductTile({ id: 1 }), makeProductTile({ id: 2, name: 'Дрель 2' })] })
  await show(answer, [GUID], 'guest', { exceptId: 1 })
  const block = await screen.findByRole('region')
  expect(within(block).getAllByRole('article')).toHaveLength(1)
  expect(within(block).getByRole('link', { name: 'Дрель 2' })).toBeInTheDocument()
  const { container } = await show(() => ({ products: [makeProductTile({ id: 1 })] }), [GUID], 'guest', { exceptId: 1 })
  expect(container).toBeEmptyDOMElement()
})

test('a guest who has looked at nothing costs no call and sees nothing', async () => {
  const { api, container } = await show(twelve, [])
  expect(api.calls).toEqual([])
  expect(container).toBeEmptyDOMElement()
})

test('is hidden when its call fails [LISTING-011]', async () => {
  const failing = () => {
    throw new ApiError('unavailable', 503)
  }
  const { api, container } = await show(failing, [GUID])
  expect(api.calls).toHaveLength(1)
  expect(container).toBeEmptyDOMElement()
})
