import { getCreative } from '@verstak/contracts/creative'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openHeader } from '../testing/openHeader.tsx'

beforeAll(() => {
  // Not implemented in jsdom.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

const CREATIVE = {
  organizationINN: '7709123453',
  organizationName: 'ООО &quot;Мост &amp; Ко&quot;',
  token: '2SDnjdLcx1P',
}

async function openMark(isKnown = true) {
  const infoBar = {
    type: 'text' as const,
    imageUrl: null,
    backgroundColor: '#000',
    text: 'Новые краны',
    textColor: '#fff',
    link: null,
    closeButton: true,
    advertisingToken: CREATIVE.token,
  }
  const { api } = await openHeader({ infoBar })
  if (isKnown) api.on(getCreative, () => CREATIVE)
  await userEvent.click(screen.getByRole('button', { name: 'Реклама' }))
  return within(await screen.findByRole('dialog', { name: 'Реклама' }))
}

test('a bar with a token is marked, and a press says who advertises [HEADER-018, WIDGET-019]', async () => {
  const window = await openMark()
  expect(await window.findByText('ООО "Мост & Ко"')).toBeInTheDocument()
  expect(window.getByText(/ИНН 7709123453/)).toBeInTheDocument()
  expect(window.getByText('2SDnjdLcx1P')).toBeInTheDocument()
})

test('the token can be copied, which the button says for 5 s [WIDGET-020]', async () => {
  const window = await openMark()
  await window.findByText(/ИНН/)
  const writeText = jest.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  jest.useFakeTimers()
  fireEvent.click(window.getByRole('button', { name: 'Скопировать токен' }))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(writeText).toHaveBeenCalledWith('2SDnjdLcx1P')
  act(() => jest.advanceTimersByTime(4_999))
  expect(window.getByRole('button', { name: 'Токен скопирован' })).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(2))
  expect(window.getByRole('button', { name: 'Скопировать токен' })).toBeInTheDocument()
  jest.useRealTimers()
})

test('when nobody knows the advertiser, the token is shown all the same', async () => {
  const window = await openMark(false)
  expect(await window.findByText(/недоступны/)).toBeInTheDocument()
  expect(window.getByText('2SDnjdLcx1P')).toBeInTheDocument()
})
