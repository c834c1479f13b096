/** @jest-environment node */
import { type ProductTile, listFeatured } from '@verstak/contracts/product'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { Suspense } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { FeaturedProducts } from './FeaturedProducts.tsx'

function startPage(answer: () => Promise<{ products: ProductTile[] }>) {
  const host = createTestHost({
    call: createFakeApi().on(listFeatured, answer).call,
    region: makeRegion(),
    widgets: { 'cart/AddToCart': () => <i /> },
  })
  const shellReady = Promise.withResolvers<void>()
  const allReady = Promise.withResolvers<void>()
  const { pipe } = renderToPipeableStream(
    <TestHost host={host}>
      <Suspense fallback="Wait">
        <FeaturedProducts title="Вам это понравится" />
      </Suspense>
    </TestHost>,
    { onShellReady: shellReady.resolve, onShellError: shellReady.reject, onAllReady: allReady.resolve },
  )
  return { host, shellReady: shellReady.promise, allReady: allReady.promise, pipe }
}

test('the page does not wait for the row, which comes later with its products', async () => {
  const answer = Promise.withResolvers<{ products: ProductTile[] }>()
  const { host, shellReady, allReady, pipe } = startPage(() => answer.promise)
  await shellReady
  const [running, ...others] = host.queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  expect(running?.meta).toEqual({ slot: 'may' })
  expect(others).toHaveLength(0)
  answer.resolve({ products: [makeProductTile({ name: 'Перфоратор' })] })
  await allReady
  const html = await text(pipe(new PassThrough()))
  expect(html).toContain('Вам это понравится')
  expect(html).toContain('Перфоратор')
})
