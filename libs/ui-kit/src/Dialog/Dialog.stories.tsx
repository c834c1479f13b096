import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { ModalFooter } from '../ModalFooter/ModalFooter.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => {},
    title: 'Удалить список?',
    children: (
      <>
        <p>Товары из него останутся в других списках.</p>
        <ModalFooter>
          <Button variant="secondary" size="l">
            Отмена
          </Button>
          <Button size="l">Удалить</Button>
        </ModalFooter>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {}
export const Narrow: Story = {
  args: {
    title: 'Ошибка',
    width: 360,
    children: <p>{'Повторите попытку или позвоните нам 8\u00A0800\u00A0550\u201137\u201170'}</p>,
  },
}
export const WithWayBack: Story = {
  args: { title: 'Введите код', onBack: () => {}, children: <TextField label="Код из SMS" size="l" /> },
}
export const Wide: Story = {
  args: { title: 'Наличие в магазинах', width: 1124, children: <p>24 магазина в Москве</p> },
}
export const Form: Story = {
  args: {
    title: 'Новый список',
    children: (
      <>
        <TextField label="Название" defaultValue="Для дачи" />
        <ModalFooter>
          <Button size="l">Создать</Button>
        </ModalFooter>
      </>
    ),
  },
}
export const LongTitle: Story = {
  args: { title: 'Согласие на обработку персональных данных и получение рекламных рассылок' },
}
export const Scrolling: Story = {
  args: {
    title: 'Условия доставки',
    children: (
      <>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            {index + 1}. Крупногабаритные грузы привозим в течение двух дней после подтверждения заказа.
          </p>
        ))}
        <ModalFooter>
          <Button size="l">Понятно</Button>
        </ModalFooter>
      </>
    ),
  },
}
