import { getCourier, type Courier } from '@verstak/contracts/courier'
import type { Layout } from '@verstak/contracts/layout'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { useDeliveryWindows } from '@verstak/remote-kit/useDeliveryWindows'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeCourier } from '../testing/makeCourier.ts'
import { CourierWindow } from './CourierWindow.tsx'

export default { title: 'delivery/CourierWindow', component: CourierWindow, parameters: { layout: 'fullscreen' } }

function Opener() {
  const { openCourier } = useDeliveryWindows()
  const size = { length: 300, width: 200, height: 200 }
  return (
    <button type="button" onClick={() => openCourier({ weight: 2_900, size })}>
      Стоимость и интервалы
    </button>
  )
}

const storyOf = (courier: () => Courier | null, layout: Layout = 'desktop') => ({
  render: () => {
    const host = createTestHost({
      call: createFakeApi().on(getCourier, () => ({ courier: courier() })).call,
      region: makeRegion(),
      layout,
      widgets: { 'delivery/CourierWindow': CourierWindow },
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

export const Moscow = storyOf(makeCourier)
export const Intervals = storyOf(() => makeCourier({ cost: { zones: [], rates: [], freeFrom: null } }))
export const Lifting = storyOf(() =>
  makeCourier({ isMoscow: false, hasIntervals: false, cost: { zones: [], rates: [], freeFrom: null } }),
)
export const Phone = storyOf(makeCourier, 'mobile')
export const Nowhere = storyOf(() => null)
