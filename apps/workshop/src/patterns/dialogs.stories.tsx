import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BottomSheet } from '@verstak/ui-kit/BottomSheet'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Dialog } from '@verstak/ui-kit/Dialog'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { Message } from '@verstak/ui-kit/Message'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { space } from '@verstak/ui-kit/tokens'

const meta = { title: 'Patterns/Dialogs', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ignore = () => {}
const column = { display: 'grid', gap: space.s16 }

export const Question: Story = {
  render: () => (
    <Dialog isOpen onClose={ignore} title="Очистить корзину?">
      <div style={column}>
        <p>В ней 12 товаров. Вернуть их одним нажатием не получится.</p>
        <FormActions align="end">
          <Button>Очистить</Button>
          <Button variant="secondary">Оставить</Button>
        </FormActions>
      </div>
    </Dialog>
  ),
}
export const WithForm: Story = {
  render: () => (
    <Dialog isOpen onClose={ignore} title="Сообщить о поступлении">
      <form style={column} onSubmit={(event) => event.preventDefault()}>
        <PhoneField label="Телефон" error="Введите ваш номер телефона" />
        <Checkbox label="И похожие товары дешевле" />
        <Button wide size="l" type="submit">
          Сообщить
        </Button>
      </form>
    </Dialog>
  ),
}
export const Failure: Story = {
  render: () => (
    <Dialog isOpen onClose={ignore} title="Ошибка" width={360}>
      <div style={column}>
        <Message tone="danger">{'Повторите попытку или позвоните нам 8\u00A0800\u00A0550\u201137\u201170'}</Message>
        <Button wide variant="secondary">
          Закрыть
        </Button>
      </div>
    </Dialog>
  ),
}
export const LongText: Story = {
  render: () => (
    <Dialog isOpen onClose={ignore} title="Условия возврата высокопроизводительного электроинструмента" width={640}>
      <div style={column}>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            {index + 1}. Вернуть товар надлежащего качества можно в течение 30 дней, если он не был в употреблении и
            сохранены упаковка, ярлыки и документ о покупке.
          </p>
        ))}
      </div>
    </Dialog>
  ),
}
export const Sheet: Story = {
  render: () => (
    <BottomSheet isOpen onClose={ignore} title="Сортировка" footer={<Button wide>Показать 192 товара</Button>}>
      <div style={column}>
        {['Популярные', 'Дешевле', 'Дороже', 'По скидке'].map((label) => (
          <Checkbox key={label} label={label} />
        ))}
      </div>
    </BottomSheet>
  ),
}
