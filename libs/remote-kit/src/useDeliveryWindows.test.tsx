import type { WidgetProps } from '@verstak/contracts/widget'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { TestHost, createTestHost, type TestHostInput } from './TestHost.tsx'
import { useDeliveryWindows } from './useDeliveryWindows.tsx'
import type { PickupWindowOptions } from './usePickupWindow.tsx'

// jsdom has the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

const GOODS = { productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57' }

async function openPickup(options: Partial<PickupWindowOptions> = {}, input: Partial<TestHostInput> = {}) {
  const seen: WidgetProps['delivery/PickupWindow'][] = []
  const PickupWindow = (props: WidgetProps['delivery/PickupWindow']) => {
    seen.push(props)
    return <button onClick={() => props.onChange(5, { id: 5, regionId: 1, address: 'ул. Кирова, 3' })}>Выбрать</button>
  }
  function Page() {
    const { openPickup: open } = useDeliveryWindows()
    return <button onClick={() => open({ goods: GOODS, ...options })}>Открыть</button>
  }
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion(),
    widgets: { 'delivery/PickupWindow': PickupWindow },
    ...input,
  })
  render(
    <TestHost host={host}>
      <Page />
    </TestHost>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  return { props: () => seen.at(-1)!, dialog: await screen.findByRole('dialog') }
}

test('the pickup window opens with filters and the detail step, 1124 px wide [PICKUP-010] [PICKUP-011] [PICKUP-039]', async () => {
  const { props, dialog } = await openPickup()
  expect(dialog).toHaveAccessibleName('Наличие в магазинах')
  expect(dialog).toHaveStyle({ maxWidth: '1124px' })
  expect(props()).toMatchObject({
    goods: GOODS,
    isSelectOnList: false,
    hasFilters: true,
    isAdmin: false,
  })
})

test('the caller may give another title [PICKUP-011]', async () => {
  const { dialog } = await openPickup({ title: 'Где забрать заказ' })
  expect(dialog).toHaveAccessibleName('Где забрать заказ')
})

test('staff is passed on as the admin flag [PICKUP-039]', async () => {
  const { props } = await openPickup({}, { user: 'staff' })
  expect(props().isAdmin).toBe(true)
})

test('on a phone it is a dialog, which fills the screen, with a short title', async () => {
  const { dialog } = await openPickup({}, { layout: 'mobile' })
  expect(dialog).toHaveAccessibleName('Наличие')
})

test('the choice is told, and the window closes when its content says so', async () => {
  const onChange = jest.fn()
  const { props } = await openPickup({ onChange })
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }))
  expect(onChange).toHaveBeenCalledWith(5, { id: 5, regionId: 1, address: 'ул. Кирова, 3' })
  act(() => void props().onClose())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the courier window takes its title from its content [COURIER-007]', async () => {
  const parcel = { weight: 2_900, size: null }
  const CourierWindow = (props: WidgetProps['delivery/CourierWindow']) => (
    <button onClick={() => props.onStep({ title: 'Доставка курьером в Твери' })}>{props.parcel?.weight}</button>
  )
  await openOther('delivery/CourierWindow', CourierWindow, ({ openCourier }) => openCourier(parcel))
  expect(await screen.findByRole('dialog', { name: 'Доставка курьером' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '2900' }))
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Доставка курьером в Твери')
})

test('the transport window gets product and dimensions, 1124 px wide [TRANSPORT-001] [TRANSPORT-002] [TRANSPORT-017]', async () => {
  const props = { ...GOODS, dimensions: { weight: 31_400, size: { length: 820, width: 410, height: 520 } } }
  const seen = jest.fn()
  await openOther('delivery/TransportWindow', seen, ({ openTransport }) => openTransport(props))
  const dialog = await screen.findByRole('dialog', { name: 'Доставка транспортной компанией' })
  expect(dialog).toHaveStyle({ maxWidth: '1124px' })
  expect(seen.mock.calls.at(-1)?.[0]).toEqual(props)
})

async function openOther(
  name: 'delivery/CourierWindow' | 'delivery/TransportWindow',
  Window: (props: never) => ReactNode,
  open: (windows: ReturnType<typeof useDeliveryWindows>) => void,
) {
  function Page() {
    const windows = useDeliveryWindows()
    return <button onClick={() => open(windows)}>Открыть</button>
  }
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion(), widgets: { [name]: Window } })
  render(
    <TestHost host={host}>
      <Page />
    </TestHost>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
}
