import { getSignInWays } from '@verstak/contracts/identity'
import { confirmPhone, preAuth, register, sendPhoneCode } from '@verstak/contracts/signIn'
import { createFakeApi, type FakeApi } from '@verstak/testing/fakeApi'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { metaOf, refusalOf } from '../testing/answers.ts'
import type { DoorInput } from '../testing/openDoor.tsx'
import { SUCCESS, PHONE, title, field, press, width, bodies, enter } from '../testing/doorActions.tsx'

describe('the registration', () => {
  const right = { name: 'Анна', email: 'anna@mail.example', password: 'Tools-2026' }
  const atRegistration = (api: FakeApi = createFakeApi(), input: DoorInput = {}) =>
    enter(
      'anna@mail.example',
      api.on(preAuth, () => metaOf({ isExist: false })),
      input,
    )
  async function fillIn(password = right.password) {
    await userEvent.type(field('Имя'), right.name)
    await userEvent.type(field('Пароль'), password)
  }
  const SENT = { status: 'success' as const, repeatSendingCodeDelay: 38, isLimit: false, error: null }

  test('has its fields, boxes and links [REGISTER-001] [REGISTER-003] [REGISTER-006] [REGISTER-007] [REGISTER-008] [REGISTER-010] [REGISTER-011] [REGISTER-012]', async () => {
    await atRegistration()
    expect(title()).toBe('Регистрация')
    expect(field('Имя')).toHaveAttribute('autocomplete', 'name')
    expect(field('Телефон')).toHaveAttribute('autocomplete', 'tel')
    expect(field('Email')).toHaveValue('anna@mail.example')
    expect(field('Пароль')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByRole('checkbox', { name: 'Я представитель юрлица или ИП' })).not.toBeChecked()
    const newsletter = 'Я хочу получать информацию о скидках, специальных предложениях и акциях'
    expect(screen.getByRole('checkbox', { name: newsletter })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Зарегистрироваться' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/legal/personal/', '/legal/user-agreement/']),
    )
  })

  test('the consent opens as a window over the form, which keeps what was typed [REGISTER-013]', async () => {
    await atRegistration()
    await fillIn()
    await userEvent.click(screen.getByRole('link', { name: /согласие на обработку персональных данных/ }))
    expect(await screen.findByText('text of personal-consent')).toBeVisible()
    expect(field('Имя')).toHaveValue(right.name)
  })

  test('the other variant offers to buy as a company, and says why [REGISTER-009]', async () => {
    await atRegistration(createFakeApi(), { flags: { 'company-checkbox': 'buy-as-company' } })
    expect(
      screen.getByRole('checkbox', { name: 'Покупать как юрлицо Возмещение НДС до 20%, ЭДО и другие преимущества' }),
    ).toBeVisible()
    expect(screen.queryByText('Я представитель юрлица или ИП')).not.toBeInTheDocument()
  })

  test('errors stand at their fields and the first one gets the focus [VALID-036]', async () => {
    await atRegistration()
    await userEvent.clear(field('Email'))
    await press('Зарегистрироваться')
    for (const name of ['Имя', 'Email', 'Пароль'])
      expect(field(name)).toHaveAccessibleDescription('Поле обязательно для заполнения')
    expect(field('Имя')).toHaveFocus()
  })

  test('a shop with other rules of passwords says and checks those', async () => {
    const passwords = { min: 8, max: 128, isAnySign: true }
    const api = createFakeApi()
      .on(getSignInWays, () => ({ vk: null, oidc: null, hasPasskeys: false, passwords }))
      .on(register, () => ({}))
    const { results } = await atRegistration(api)
    expect(field('Пароль')).toHaveAccessibleDescription('От 8 до 128 символов, можно с пробелами и русскими буквами')
    await fillIn('ключ 13')
    await press('Зарегистрироваться')
    expect(field('Пароль')).toHaveAccessibleDescription(/Пароль должен содержать от 8 до 128 символов/)
    await userEvent.type(field('Пароль'), ' мм')
    await press('Зарегистрироваться')
    await waitFor(() => expect(results).toHaveLength(1))
    expect(bodies(api, register)).toEqual([expect.objectContaining({ password: 'ключ 13 мм' })])
  })

  test('the phone is confirmed in place [REGISTER-004] [REGISTER-005] [VALID-037]', async () => {
    const api = createFakeApi()
      .on(sendPhoneCode, () => SENT)
      .on(confirmPhone, () => ({ attributes: SUCCESS }))
    await atRegistration(api)
    await fillIn()
    await userEvent.type(field('Телефон'), '9162041837')
    await press('Зарегистрироваться')
    expect(field('Телефон')).toHaveAccessibleDescription('Необходимо подтвердить номер телефона')
    await press('Подтвердить')
    expect(await screen.findByRole('button', { name: /Новый код через 00:3\d/ })).toBeDisabled()
    await userEvent.type(field('Код из SMS'), '4815')
    expect(await screen.findByText('Подтвержден')).toBeVisible()
    expect(bodies(api, confirmPhone)).toEqual([{ phone: '9162041837', code: '4815' }])
    expect(field('Телефон')).toHaveValue(PHONE)
    expect(field('Имя')).toHaveValue('Анна')
  })

  test('«Изменить» opens the phone again [REGISTER-004]', async () => {
    await atRegistration(createFakeApi().on(sendPhoneCode, () => SENT))
    await userEvent.type(field('Телефон'), '9162041837')
    await press('Подтвердить')
    await press('Изменить')
    expect(field('Телефон')).not.toHaveAttribute('readonly')
    expect(field('Телефон')).toHaveFocus()
  })

  test('a limit of its codes is said in its own words [FAULT-024]', async () => {
    const limit = { ...SENT, status: 'error' as const, isLimit: true, repeatSendingCodeDelay: 600 }
    await atRegistration(createFakeApi().on(sendPhoneCode, () => limit))
    await userEvent.type(field('Телефон'), '9162041837')
    await press('Подтвердить')
    await waitFor(() =>
      expect(field('Телефон')).toHaveAccessibleDescription('Был превышен лимит отправки СМС на номер.'),
    )
  })

  test('a landline is told why it cannot be confirmed [REGISTER-015]', async () => {
    await atRegistration()
    await userEvent.type(field('Телефон'), '4951204415')
    expect(field('Телефон')).toHaveAccessibleDescription(
      'Номер такого формата не может быть подтвержден. Если вы хотите воспользоваться всеми возможностями личного кабинета, укажите мобильный номер и подтвердите его при помощи кода из sms.',
    )
  })

  test('it sends the newsletter’s box as it is [REGISTER-010]', async () => {
    const api = createFakeApi().on(register, () => ({}))
    const { results } = await atRegistration(api)
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox', { name: /Я хочу получать/ }))
    await press('Зарегистрироваться')
    await waitFor(() => expect(results).toHaveLength(1))
    expect(bodies(api, register)).toEqual([{ ...right, phone: '', isJuristic: false, isSubscribeToNewsletter: true }])
  })

  test('a company’s ends without a redirect [REGISTER-020]', async () => {
    const { results } = await atRegistration(
      createFakeApi().on(register, () => ({})),
      { next: '/cart/' },
    )
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox', { name: /юрлица/ }))
    await press('Зарегистрироваться')
    await waitFor(() => expect(results).toMatchObject([{ outcome: 'registered-company' }]))
  })

  test('«уже используется» is 348 px wide; its change leads back to all that was typed [REGISTER-014] [REGISTER-018]', async () => {
    const errors = refusalOf(400, { title: 'Email уже используется', details: [{ field: 'email' }] })
    await atRegistration(createFakeApi().on(register, () => errors))
    await fillIn()
    await press('Зарегистрироваться')
    await waitFor(() => expect(title()).toBe('Email уже используется'))
    expect(width()).toBe('348px')
    expect(screen.getByRole('button', { name: 'Войти' })).toHaveFocus()
    await press('Изменить email')
    expect(title()).toBe('Регистрация')
    expect(field('Имя')).toHaveValue('Анна')
    expect(field('Пароль')).toHaveValue('Tools-2026')
  })
})
