import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx'
import { Dialog } from './Dialog.tsx'

// jsdom has the element but not its methods; focus trap and Esc are covered by the e2e tests.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false
  })
})

describe.each([
  ['dialog', Dialog],
  ['bottom sheet', BottomSheet],
])('a %s', (_, Window) => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Открыть</button>
        <Window isOpen={isOpen} onClose={() => setIsOpen(false)} title="Самовывоз">
          <p>Магазины</p>
        </Window>
      </>
    )
  }

  const open = async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
    return screen.getByRole('dialog', { name: 'Самовывоз' })
  }

  test('is a named modal window with its content', async () => {
    const dialog = await open()
    expect(dialog).toHaveTextContent('Магазины')
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalled()
  })

  test('has no content while it is closed', () => {
    render(<Page />)
    expect(screen.queryByText('Магазины')).not.toBeInTheDocument()
  })

  test('closes by its cross', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('closes by Esc', async () => {
    fireEvent(await open(), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('closes when the browser closes it without asking, at a second Esc in a row', async () => {
    const dialog = (await open()) as HTMLDialogElement
    dialog.open = false
    fireEvent(dialog, new Event('close'))
    expect(screen.queryByText('Магазины')).not.toBeInTheDocument()
  })

  test('stays when only the choice of a file in it is called off', async () => {
    render(
      <Window isOpen onClose={() => expect(true).toBe(false)} title="Отзыв">
        <input type="file" aria-label="Фото" />
      </Window>,
    )
    const cancelled = new Event('cancel', { bubbles: true, cancelable: true })
    fireEvent(screen.getByLabelText('Фото'), cancelled)
    expect(cancelled.defaultPrevented).toBe(false)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('closes, so that the browser gives the focus back, when it is taken off the page', () => {
    const { unmount } = render(
      <Window isOpen onClose={() => {}} title="Самовывоз">
        <p>Магазины</p>
      </Window>,
    )
    jest.mocked(HTMLDialogElement.prototype.close).mockClear()
    unmount()
    expect(HTMLDialogElement.prototype.close).toHaveBeenCalledTimes(1)
  })
})
