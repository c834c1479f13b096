import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ModalFooter } from '../ModalFooter/ModalFooter.tsx'
import { BottomSheet } from './BottomSheet.tsx'

const meta = {
  title: 'Kit/BottomSheet',
  component: BottomSheet,
  args: {
    isOpen: true,
    onClose: () => {},
    title: 'Что-то пошло не так',
    children: (
      <>
        <p style={{ marginBottom: 24 }}>Произошла ошибка. Повторите попытку позже.</p>
        <Button variant="inverse" size="l">
          Понятно
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BottomSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const WithWayBack: Story = { args: { title: 'Введите код', onBack: () => {} } }
export const WithFooter: Story = {
  args: { title: 'Самовывоз', children: <p>ул. Нахимова, 12</p>, footer: <Button size="l">Выбрать</Button> },
}
export const Scrolling: Story = {
  args: {
    title: 'Фильтры',
    children: (
      <>
        {Array.from({ length: 40 }, (_, index) => (
          <Checkbox key={index} label={`Бренд ${index + 1}`} count={index * 7} />
        ))}
        <ModalFooter>
          <Button variant="secondary" size="l">
            Сбросить
          </Button>
          <Button size="l">Показать 1 312 товаров</Button>
        </ModalFooter>
      </>
    ),
  },
}
export const LongTitle: Story = { args: { title: 'Крупногабаритная доставка до квартиры с подъёмом на этаж' } }
