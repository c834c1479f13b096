import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'
import { useLazyPopup, type LazyPopupProps } from './useLazyPopup.ts'

beforeAll(async () => {
  // jsdom has none, and Base UI makes some of its own; a mouse event carries what is read of them.
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType = 'mouse'
  } as unknown as typeof PointerEvent
  await import('./PopoverPopup.tsx')
})

test('the keyboard opens a popover, gets inside, and Esc gives the focus back', async () => {
  render(
    <Popover title="Когда привезут" trigger={(props) => <Button {...props}>Доставка</Button>}>
      <a href="/delivery/">Условия</a>
    </Popover>,
  )
  const button = screen.getByRole('button', { name: 'Доставка' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const popover = await screen.findByRole('dialog', { name: 'Когда привезут' })
  await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement))
  expect(button).toHaveAttribute('aria-controls', popover.id)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

test('the cross and a second press on the button close it', async () => {
  render(
    <Popover title="Когда привезут" trigger={(props) => <Button {...props}>Доставка</Button>}>
      Завтра
    </Popover>,
  )
  const button = screen.getByRole('button', { name: 'Доставка' })
  for (const closer of ['Закрыть', 'Доставка']) {
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: closer }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})

describe('code that comes with the first press', () => {
  const Popup = ({ isOpen }: LazyPopupProps) => isOpen && <p>Окно</p>
  const code = { bring: jest.fn<Promise<typeof Popup>, []>() }
  function Opener() {
    const { trigger, popup, Popup: Found } = useLazyPopup('dialog', code.bring)
    return (
      <>
        <Button {...trigger}>Открыть</Button>
        {Found && <Found {...popup} />}
      </>
    )
  }
  const press = () => userEvent.click(screen.getByRole('button'))
  beforeEach(() => code.bring.mockReset())

  test('is asked for once; the button is busy until it is here', async () => {
    const gate = Promise.withResolvers<typeof Popup>()
    code.bring.mockReturnValue(gate.promise)
    render(<Opener />)
    expect(code.bring).not.toHaveBeenCalled()
    await press()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    gate.resolve(Popup)
    expect(await screen.findByText('Окно')).toBeInTheDocument()
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
    expect(code.bring).toHaveBeenCalledTimes(1)
  })

  test('that cannot be had leaves the button as it was, and the next press tries again', async () => {
    code.bring.mockRejectedValue(new Error('offline'))
    render(<Opener />)
    await press()
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText('Окно')).not.toBeInTheDocument()
    code.bring.mockResolvedValue(Popup)
    await press()
    expect(await screen.findByText('Окно')).toBeInTheDocument()
  })

  test('of which the shopper has thought better before it came stays closed', async () => {
    const gate = Promise.withResolvers<typeof Popup>()
    code.bring.mockReturnValue(gate.promise)
    render(<Opener />)
    await press()
    await press()
    gate.resolve(Popup)
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText('Окно')).not.toBeInTheDocument()
  })
})
