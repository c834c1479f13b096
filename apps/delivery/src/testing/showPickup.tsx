import type { WidgetProps } from '@verstak/contracts/widget'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen, waitFor } from '@testing-library/react'
import { PickupWindow } from '../pickup-window/PickupWindow.tsx'
import { createPickupHarness, type PickupHarnessInput } from './openPickup.tsx'

/** What jsdom does not lay out: a list of 640 px with rows of 80. */
export function layOutLists(): void {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'listitem' ? 80 : 640
  })
  // The native dialog's methods are missing, too.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  window.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as never
}

/** The window's content with its points there. */
export async function showPickup(
  input: PickupHarnessInput = {},
  props: Partial<WidgetProps['delivery/PickupWindow']> = {},
) {
  const harness = createPickupHarness(input)
  const onChange = jest.fn()
  const onClose = jest.fn()
  render(
    <TestHost host={harness.host}>
      {harness.around(<PickupWindow {...harness.propsOf({ onChange, onClose, ...props })} />)}
    </TestHost>,
  )
  await waitFor(() => expect(rowOrReason()).not.toBeNull())
  return { ...harness, onChange, onClose }
}

/** A row, or why there is none. */
const rowOrReason = () =>
  screen.queryAllByRole('listitem')[0] ??
  screen.queryByRole('heading', { name: /товара нет/ }) ??
  screen.queryByRole('button', { name: /Повторить/ })

/** Row of a point in the list. */
export const rowOf = (address: string | RegExp) => screen.getByRole('button', { name: new RegExp(address) })
