import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../Button/Button.tsx'
import { FormActions } from '../FormActions/FormActions.tsx'
import { FormRow } from '../FormRow/FormRow.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormSection } from './FormSection.tsx'

test('the title names the region, and the keyboard goes through fields and buttons as they are read', async () => {
  render(
    <FormSection title="Получатель">
      <FormRow>
        <TextField label="Имя" />
        <TextField label="Фамилия" />
      </FormRow>
      <FormActions align="end">
        <Button>Сохранить</Button>
        <Button variant="secondary">Отмена</Button>
      </FormActions>
    </FormSection>,
  )
  expect(screen.getByRole('region', { name: 'Получатель' })).toBeInTheDocument()
  const names = ['Имя', 'Фамилия', 'Сохранить', 'Отмена']
  for (const name of names) {
    await userEvent.tab()
    expect(document.activeElement).toHaveAccessibleName(name)
  }
})

test('without a title it is no region', () => {
  render(<FormSection>Комментарий</FormSection>)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
