import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchField } from './SearchField.tsx'

test('Enter in the field and a press on its button submit the form', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <SearchField label="Поиск" submitLabel="Найти" name="what" />
    </form>,
  )
  await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'дрель{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(submit).toHaveBeenCalledTimes(2)
})
