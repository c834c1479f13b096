import type { Layout } from '@verstak/contracts/layout'
import { listLocalities, listTransportCompanies, type TransportCompanies } from '@verstak/contracts/transport'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { useDeliveryWindows } from '@verstak/remote-kit/useDeliveryWindows'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeCompany } from '../testing/makeCourier.ts'
import { PRODUCT } from '../testing/openPickup.tsx'
import { TransportWindow } from './TransportWindow.tsx'

export default { title: 'delivery/TransportWindow', component: TransportWindow, parameters: { layout: 'fullscreen' } }

function Opener() {
  const { openTransport } = useDeliveryWindows()
  const dimensions = { weight: 31_400, size: { length: 820, width: 410, height: 520 } }
  return (
    <button type="button" onClick={() => openTransport({ productGuid: PRODUCT, dimensions })}>
      Рассчитать стоимость
    </button>
  )
}

const companies = {
  dl: makeCompany(),
  pek: makeCompany({ title: 'ПЭК', description: 'До терминала, хранение 3 дня бесплатно', price: 121_500, days: 6 }),
  kit: makeCompany({ title: 'КИТ', description: 'До терминала', addresses: [], price: 116_000, days: null }),
  sdek: makeCompany({ title: 'СДЭК', description: 'До пункта выдачи', price: null, days: null, isStale: true }),
}

const storyOf = (found: TransportCompanies = companies, layout: Layout = 'desktop') => ({
  render: () => {
    const api = createFakeApi()
      .on(listLocalities, () => ({ localities: [{ id: 11, name: 'Пермь', area: 'Пермский край', regionId: 1 }] }))
      .on(listTransportCompanies, () => found)
    const host = createTestHost({
      call: api.call,
      region: makeRegion(),
      layout,
      widgets: { 'delivery/TransportWindow': TransportWindow },
    })
    return (
      <TestHost host={host}>
        <Opener />
      </TestHost>
    )
  },
  play: async ({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) =>
    canvas.getByRole('button').click(),
})

export const Desktop = storyOf()
export const Phone = storyOf(companies, 'mobile')
export const Unavailable = storyOf({})
