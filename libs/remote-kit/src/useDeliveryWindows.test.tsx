import type { WidgetProps } from '@verstak/contracts/widget'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestHost, createTestHost, type TestHostInput } from './TestHost.tsx'
import { useDeliveryWindows, type PickupWindowOptions } from './useDeliveryWindows.tsx'

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
    chosenId: null,
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

test('on a phone it is a dialog, which fills the screen, with a short title [PICKUP-020]', async () => {
  const { dialog } = await openPickup({}, { layout: 'mobile' })
  expect(dialog).toHaveAccessibleName('Наличие')
})

test('the choice is told, and the window closes when its content says so', async () => {
  const onChange = jest.fn()
  const { props } = await openPickup({ onChange })
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }))
  expect(onChange).toHaveBeenCalledWith(5, { id: 5, regionId: 1, address: 'ул. Кирова, 3' })
  props().onClose()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
