import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { ModalFooter } from './ModalFooter.tsx'

const meta = {
  title: 'Kit/ModalFooter',
  component: ModalFooter,
  args: {
    children: (
      <>
        <Button variant="secondary" size="l">
          Отмена
        </Button>
        <Button size="l">Сохранить</Button>
      </>
    ),
  },
} satisfies Meta<typeof ModalFooter>

export default meta
type Story = StoryObj<typeof meta>

export const TwoButtons: Story = {}
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 240 }}>
      <ModalFooter {...args} />
    </div>
  ),
}
