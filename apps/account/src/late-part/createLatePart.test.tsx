import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createLatePart } from './createLatePart.tsx'

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
