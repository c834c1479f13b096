import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WidgetProps } from '@verstak/contracts/widget'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { ShellContext } from '../document/ShellContext.ts'
import { HeaderActions } from './HeaderActions.tsx'

beforeAll(async () => {
  // Not implemented in jsdom.
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType: string
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerType = init.pointerType ?? 'mouse'
    }
  } as unknown as typeof PointerEvent
  await import('./ComparePopover.tsx')
})

const Preview = ({ onClose }: WidgetProps['compare/ComparePreview']) => (
  <button type="button" onClick={() => onClose()}>
    Последние товары
  </button>
)

interface Shown {
  address?: string
  /** The release of the comparison has the panel. */
  hasPanel?: boolean
}

async function show({ address = '/', hasPanel = true }: Shown = {}) {
  const widgets = hasPanel ? { 'compare/ComparePreview': Preview } : {}
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion(), widgets: widgets as never })
  const remotes = [{ name: 'compare', version: '1', routes: ['/compare/'], stylesheets: {} }]
  const element = (
    <ShellContext value={{ remotes, footer: '' }}>
      <HeaderActions />
      <input aria-label="Поле" />
    </ShellContext>
  )
  render(
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />
    </TestHost>,
  )
  return screen.findByRole('link', { name: 'Сравнение' })
}

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))
const panel = () => screen.queryByRole('dialog', { name: 'Сравнение' })
async function hover(link: HTMLElement, pointerType = 'mouse') {
  fireEvent.pointerEnter(link, { pointerType })
  fireEvent.pointerOver(link, { pointerType })
  await wait(50)
  fireEvent.pointerOver(link, { pointerType })
}

test('the mouse above the link opens the panel and leaves the focus where it is; away from both it closes', async () => {
  const link = await show()
  const field = screen.getByRole('textbox', { name: 'Поле' })
  field.focus()
  await hover(link)
  await waitFor(() => expect(panel()).toBeInTheDocument())
  expect(link).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveFocus()
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Последние товары' }), { pointerType: 'mouse' })
  await wait(500)
  expect(panel()).toBeInTheDocument()
  fireEvent.pointerOver(field, { pointerType: 'mouse' })
  await waitFor(() => expect(panel()).not.toBeInTheDocument())
  expect(field).toHaveFocus()
})

test('an arrow down opens it from the keyboard; Esc leads back to the link', async () => {
  const link = await show()
  act(() => link.focus())
  await waitFor(() => expect(link).toHaveAttribute('aria-haspopup', 'dialog'))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Последние товары' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(panel()).not.toBeInTheDocument())
  expect(link).toHaveFocus()
})

test('a finger follows the link', async () => {
  const link = await show()
  await hover(link, 'touch')
  await wait(500)
  expect(panel()).not.toBeInTheDocument()
  expect(link).toHaveAttribute('href', '/compare/')
})

test.each<[string, Shown]>([
  ['a release without a panel', { hasPanel: false }],
  ['the pages of the comparison themselves', { address: '/compare/' }],
])('%s: the link is a link', async (_, shown) => {
  const link = await show(shown)
  await hover(link)
  await wait(500)
  expect(panel()).not.toBeInTheDocument()
  expect(link).not.toHaveAttribute('aria-haspopup')
})
