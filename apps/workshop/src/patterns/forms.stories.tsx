import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { Container } from '@verstak/ui-kit/Container'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { Radio } from '@verstak/ui-kit/Radio'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { space } from '@verstak/ui-kit/tokens'

interface OrderFormProps {
  /** Everything was submitted empty. */
  hasErrors?: boolean
  /** The order is being sent. */
  isSending?: boolean
  /** The order was rejected as a whole. */
  problem?: string
}

/** Sections one below the other, fields of a kind in rows, one main button at the end. */
function OrderForm({ hasErrors, isSending, problem }: OrderFormProps) {
  const error = (text: string) => (hasErrors ? text : undefined)
  return (
    <Container>
      <form style={{ display: 'grid', gap: space.s16 }} onSubmit={(event) => event.preventDefault()}>
        <Heading level={1}>Оформление заказа</Heading>
        {problem && (
          <Message tone="danger" title="Заказ не оформлен">
            {problem}
          </Message>
        )}
        <FormSection title="Получатель">
          <FormRow columns={3}>
            <TextField label="Имя и фамилия" autoComplete="name" error={error('Введите ваше имя')} />
            <PhoneField label="Телефон" error={error('Введите ваш номер телефона')} />
            <TextField label="Email" type="email" hint="Необязательно" />
          </FormRow>
        </FormSection>
        <FormSection title="Как получить">
          <ChoiceGroup label="Способ" isLabelHidden layout="cards">
            <Radio
              look="card"
              name="way"
              label="Самовывоз"
              note="Сегодня, 12 магазинов"
              aside="бесплатно"
              defaultChecked
            />
            <Radio look="card" name="way" label="Курьером" note="Завтра" aside="390 ₽" />
          </ChoiceGroup>
          <FormRow>
            <Select label="Город">
              <option>Москва</option>
              <option>Петропавловск-Камчатский</option>
            </Select>
            <TextField label="Улица и дом" error={error('Укажите адрес доставки')} />
          </FormRow>
          <Textarea label="Комментарий" hint="Код домофона, этаж, когда позвонить" />
          <Checkbox label="Поднять на этаж: 390 ₽ за каждый без лифта" />
        </FormSection>
        <FormActions>
          <Button size="l" type="submit" loading={isSending} loadingLabel="Оформляем">
            Оформить заказ
          </Button>
          <Button size="l" variant="secondary">
            Вернуться в корзину
          </Button>
        </FormActions>
      </form>
    </Container>
  )
}

const meta = {
  title: 'Patterns/Forms',
  component: OrderForm,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderForm>

export default meta
type Story = StoryObj<typeof meta>

export const Order: Story = {}
export const WithErrors: Story = { args: { hasErrors: true } }
export const Sending: Story = { args: { isSending: true } }
export const Refused: Story = { args: { problem: 'Лазерного уровня осталось 2 шт. Уменьшите количество и повторите.' } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByLabelText('Имя и фамилия').focus() }
export const SignIn: Story = {
  render: () => (
    <Container>
      <form style={{ display: 'grid', gap: space.s16, maxWidth: 360 }} onSubmit={(event) => event.preventDefault()}>
        <Heading level={1}>Вход</Heading>
        <PhoneField label="Телефон" defaultValue="9162041818" />
        <PasswordField
          label="Пароль"
          autoComplete="current-password"
          error="Пароль должен содержать от 6 до 50 символов"
        />
        <Checkbox label="Запомнить меня" defaultChecked />
        <Button wide size="l" type="submit">
          Войти
        </Button>
      </form>
    </Container>
  ),
}
