import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

beforeAll(async () => {
  // jsdom has none, and Base UI makes some of its own; a mouse event carries what is read of them.
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType = 'mouse'
  } as unknown as typeof PointerEvent
  await import('./MenuPopup.tsx')
})

function openPage() {
  const chosen = jest.fn()
  render(
    <>
      <Menu
        label="Действия"
        trigger={(props) => <Button {...props}>Список</Button>}
        items={[
          { label: 'Поделиться', onSelect: () => chosen('share') },
          { label: 'Открыть', href: '/favorites/' },
          { label: 'Объединить', isDisabled: true, onSelect: () => chosen('merge') },
          { label: 'Удалить', onSelect: () => chosen('delete'), isDanger: true },
        ]}
      />
      <p>Рядом</p>
    </>,
  )
  return { chosen, button: screen.getByRole('button', { name: 'Список' }) }
}

test('the button says that it has a menu, that it is on its way, and that it is open', async () => {
  const { button } = openPage()
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(await screen.findByRole('menu', { name: 'Действия' })).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveAttribute('aria-controls', screen.getByRole('menu').id)
  expect(button).not.toHaveAttribute('aria-busy')
})

test('the keyboard opens it, goes through it with arrows and letters, and chooses', async () => {
  const { button, chosen } = openPage()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement))
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus())
  await userEvent.keyboard('п')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Поделиться' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Открыть' })).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(chosen.mock.calls).toEqual([['share']])
  await waitFor(() => expect(button).toHaveFocus())
})

test('Esc closes it and gives the focus back; a press beside closes it', async () => {
  const { button } = openPage()
  await userEvent.click(button)
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
  await userEvent.click(button)
  await screen.findByRole('menu')
  await userEvent.click(screen.getByText('Рядом'))
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('a second press on the button closes it', async () => {
  const { button } = openPage()
  await userEvent.click(button)
  await screen.findByRole('menu')
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('what cannot be chosen does nothing, and a link is a link', async () => {
  const { button, chosen } = openPage()
  await userEvent.click(button)
  await screen.findByRole('menu')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Объединить' }))
  expect(chosen).not.toHaveBeenCalled()
  expect(screen.getByRole('menuitem', { name: 'Открыть' })).toHaveAttribute('href', '/favorites/')
})
