/** @jest-environment node */
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { createDeliveryPages, type DeliveryPagesInput } from './testing/deliveryPages.tsx'

const render = (address: string, input: DeliveryPagesInput = {}) => {
  const { host, routes } = createDeliveryPages(input)
  return renderRemote(host, routes, address)
}

test.each(['desktop', 'mobile'] as const)(
  'on %s /region-delivery/ stands in the page without scripts, towns included [ROUTE-053]',
  async (layout) => {
    const html = await render('/region-delivery/', { layout })
    expect(html).toContain('<title>Доставка в регионы — Верстак</title>')
    expect(html).toContain('<link rel="canonical" href="/region-delivery/"/>')
    for (const words of ['Как это работает', 'Номер отправления придёт в СМС', 'Пермь', 'Рассчитать'])
      expect(html).toContain(words)
  },
)

test('/courier-delivery/ has all tables in the page without scripts [ROUTE-054]', async () => {
  const html = await render('/courier-delivery/')
  expect(html).toContain('<title>Доставка курьером по Москве и области — Верстак</title>')
  for (const words of ['Внутри МКАД', '390 ₽', 'Интервалы доставки', 'осталось 3 места', 'два грузчика'])
    expect(html).toContain(words)
})

test('a region without its own delivery has no such page: it leads to /region-delivery/ [ROUTE-054]', async () => {
  const { host, routes } = createDeliveryPages({ region: { hasOwnDelivery: false } })
  expect(await openRemote(host, routes, '/courier-delivery/')).toMatchObject({
    status: 302,
    redirect: '/region-delivery/',
  })
  expect(await render('/region-delivery/', { region: { hasOwnDelivery: false } })).not.toContain('/courier-delivery/')
})

test.each([
  ['/region-delivery/', 'Список городов не загрузился'],
  ['/courier-delivery/', 'Условия доставки не загрузились'],
])('%s says the rest while the API is down', async (address, words) => {
  const html = await render(address, { isDown: true })
  expect(html).toContain(words)
  expect(html).toContain('<h1')
})

test('a region whose couriers never drive says so', async () => {
  expect(await render('/courier-delivery/', { courier: () => null })).toContain('Курьеры пока не доставляют в Москве')
})
