import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createLatePart } from './createLatePart.tsx'
import { Later } from './Later.tsx'

const Form = ({ name }: { name: string }) => <p>Форма {name}</p>

test('a part comes when it is shown, and may be brought before', async () => {
  const load = jest.fn(() => Promise.resolve(Form))
  const LateForm = createLatePart(load)
  expect(load).not.toHaveBeenCalled()
  LateForm.bring()
  expect(load).toHaveBeenCalledTimes(1)
  render(<LateForm name="телефона" />)
  expect(screen.getByRole('status', { name: 'Загружаем' })).toBeVisible()
  expect(await screen.findByText('Форма телефона')).toBeVisible()
})

test('a part that does not come is told, and tried again by a press', async () => {
  let isOnline = false
  const LateForm = createLatePart(() => (isOnline ? Promise.resolve(Form) : Promise.reject(new Error('offline'))))
  LateForm.bring()
  render(<LateForm name="почты" />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Не загрузилось. Проверьте связь')
  isOnline = true
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Форма почты')).toBeVisible()
})

describe('what comes later', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const open = () =>
    render(
      <Later fallback={<p>Место</p>}>
        <p>Ключи</p>
      </Later>,
    )

  test('is there with the first sign of the visitor', () => {
    open()
    expect(screen.getByText('Место')).toBeVisible()
    act(() => void dispatchEvent(new Event('keydown')))
    expect(screen.getByText('Ключи')).toBeVisible()
  })

  test('is there after some seconds for who only looks', () => {
    open()
    act(() => void jest.advanceTimersByTime(4000))
    expect(screen.getByText('Ключи')).toBeVisible()
  })
})
