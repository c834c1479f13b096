import { signInByPhone } from '@verstak/contracts/signIn'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusalOf } from '../testing/answers.ts'
import { openDoor } from '../testing/openDoor.tsx'
import {
  SUCCESS,
  PHONE,
  title,
  field,
  press,
  width,
  bodies,
  pathsOf,
  enter,
  answerTo,
} from '../testing/doorActions.tsx'

test('the window opens at the first step, 464 px wide, without an arrow [LOGIN-002] [LOGIN-004] [LOGIN-006]', async () => {
  await openDoor()
  expect(title()).toBe('Вход или регистрация')
  expect(width()).toBe('464px')
  expect(screen.queryByRole('button', { name: 'Назад' })).not.toBeInTheDocument()
  const input = field('Email или телефон')
  expect(input).toHaveAttribute('placeholder', 'Email или телефон')
  expect(input).toHaveAttribute('autocomplete', 'username webauthn')
  expect(input).toHaveFocus()
})

test('the first step has its field and its button [LOGIN-013] [LOGIN-014]', async () => {
  await openDoor()
  expect(field('Email или телефон')).toHaveAttribute('placeholder', 'Email или телефон')
  expect(screen.getByRole('button', { name: 'Продолжить' })).toHaveAttribute('type', 'submit')
})

test('people read what a sign-in gives them [LOGIN-010]', async () => {
  await openDoor()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Персональные цены и скидки',
    'Личные промокоды',
    'Отслеживание заказов',
  ])
})

test('in the experiment people and companies have a tab each [LOGIN-011] [LOGIN-012]', async () => {
  await openDoor(createFakeApi(), { flags: { 'new-auth': true } })
  await userEvent.click(screen.getByRole('radio', { name: 'Для юрлиц' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Специальные B2B-цены',
    'Возмещение НДС до 20%',
    'Работа с документами',
  ])
})

test('without it there is none [LOGIN-012]', async () => {
  await openDoor()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('the field is called by what it holds, and blocks spaces and key code 0 [LOGIN-024] [LOGIN-025] [LOGIN-026]', async () => {
  await openDoor()
  const input = field('Email или телефон')
  expect(input).toHaveAttribute('name', 'email')
  await userEvent.type(input, '89162041837')
  expect(input).toHaveAttribute('name', 'tel')
  expect(input).toHaveValue(PHONE)
  await userEvent.type(input, 'a')
  expect(input).toHaveAttribute('name', 'email')
  expect(fireEvent.keyDown(input, { key: ' ', keyCode: 32 })).toBe(false)
  expect(fireEvent.keyDown(input, { key: 'Unidentified', keyCode: 0 })).toBe(false)
  expect(fireEvent.keyDown(input, { key: 'a', keyCode: 65 })).toBe(true)
})

test('a wrong login is told at the field, which keeps it and the focus; nothing is sent', async () => {
  const { api } = await enter('4951204415', createFakeApi())
  const input = field('Email или телефон')
  expect(input).toHaveAccessibleDescription('Введите электронную почту или номер мобильного телефона')
  expect(input).toHaveFocus()
  expect(pathsOf(api)).toEqual([])
  await userEvent.type(input, 'a')
  expect(input).not.toHaveAttribute('aria-invalid')
})

describe('the code of an SMS', () => {
  test('shows the phone, «Изменить», a field of four digits and the timer [SMS-001] [SMS-002] [SMS-003] [SMS-004] [SMS-005] [SMS-010]', async () => {
    await enter('9162041837', answerTo({}))
    expect(title()).toBe('Введите код')
    expect(screen.getByText(PHONE)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Изменить' })).toBeVisible()
    const code = field('Код из SMS')
    expect(code).toHaveAttribute('placeholder', 'Код из SMS')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code).toHaveFocus()
    await userEvent.type(code, '48x15')
    expect(code).toHaveValue('4815')
    expect(screen.getByRole('button', { name: /Получить новый код через 0[01]:\d\d/ })).toBeDisabled()
  })

  test('the last digit sends it, typed or pasted [SMS-013]', async () => {
    const api = answerTo({}).on(signInByPhone, () => SUCCESS)
    const { results } = await enter('9162041837', api)
    await userEvent.click(field('Код из SMS'))
    await userEvent.paste('Код: 48 15')
    await waitFor(() => expect(results).toEqual([{ outcome: 'signed-in', address: null }]))
    expect(bodies(api, signInByPhone)).toEqual([{ phone: '9162041837', code: '4815' }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a limit closes the field and says so, with the phone [SMS-011] [SMS-012] [FAULT-019]', async () => {
    await enter('9162041837', answerTo({ isLimit: true, success: false, repeatSendingCodeDelay: 4_449 }))
    expect(field('Код из SMS')).toBeDisabled()
    expect(screen.getByText('Новый код не отправлен на номер')).toBeVisible()
    expect(field('Код из SMS')).toHaveAccessibleDescription(`Был превышен лимит отправки SMS на номер ${PHONE}`)
    expect(screen.getByRole('button', { name: 'Получить новый код через 01:14:09' })).toBeDisabled()
  })

  test('a wrong code is told under the field and can be corrected', async () => {
    const api = answerTo({}).on(signInByPhone, () => ({
      ...SUCCESS,
      status: 'error' as const,
      ...refusalOf(400, 'Код неверный'),
    }))
    await enter('9162041837', api)
    await userEvent.type(field('Код из SMS'), '0000')
    expect(await screen.findByText('Код неверный')).toBeVisible()
    expect(field('Код из SMS')).toHaveValue('0000')
    expect(field('Код из SMS')).toHaveAccessibleDescription('Код неверный')
  })

  test('the arrow stands on the line of the title and leads back to an empty field [LOGIN-006] [LOGIN-007]', async () => {
    await enter('9162041837', answerTo({}))
    await press('Назад')
    expect(title()).toBe('Вход или регистрация')
    expect(field('Email или телефон')).toHaveValue('')
    expect(field('Email или телефон')).toHaveFocus()
  })

  test('«Изменить» leads back to the value [LOGIN-019] [SMS-003]', async () => {
    await enter('9162041837', answerTo({}))
    await press('Изменить')
    expect(field('Email или телефон')).toHaveValue(PHONE)
  })

  test('in demo mode a link leads to the message', async () => {
    await enter('9162041837', answerTo({ demoMessagesUrl: 'http://127.0.0.1:4190/messages' }))
    expect(screen.getByRole('link', { name: 'Демо: посмотреть код' })).toHaveAttribute(
      'href',
      'http://127.0.0.1:4190/messages',
    )
  })
})
