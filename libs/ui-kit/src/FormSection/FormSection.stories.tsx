import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { FormActions } from '../FormActions/FormActions.tsx'
import { FormRow } from '../FormRow/FormRow.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormSection } from './FormSection.tsx'

const meta = {
  title: 'Kit/FormSection',
  component: FormSection,
  args: { title: 'Получатель', children: <TextField label="Имя и фамилия" /> },
} satisfies Meta<typeof FormSection>

export default meta
type Story = StoryObj<typeof meta>

export const WithTitle: Story = {}
export const WithoutTitle: Story = { args: { title: undefined, children: <Textarea label="Комментарий к заказу" /> } }
export const WholeForm: Story = {
  args: {
    children: [
      <FormRow key="row" columns={3}>
        <TextField label="Имя и фамилия" defaultValue="Анна Петрова" />
        <TextField label="Телефон" defaultValue="+7 (916) 204-18-18" />
        <TextField label="Email" hint="Необязательно" />
      </FormRow>,
      <Textarea key="comment" label="Комментарий" rows={2} />,
      <FormActions key="actions">
        <Button>Сохранить</Button>
        <Button variant="secondary">Отмена</Button>
      </FormActions>,
    ],
  },
}
