import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { FormActions } from './FormActions.tsx'

const meta = {
  title: 'Kit/FormActions',
  component: FormActions,
  args: {
    children: [
      <Button key="save">Сохранить</Button>,
      <Button key="cancel" variant="secondary">
        Отмена
      </Button>,
    ],
  },
} satisfies Meta<typeof FormActions>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const End: Story = { args: { align: 'end' } }
export const OneButton: Story = { args: { children: <Button size="l">Оформить заказ</Button> } }
