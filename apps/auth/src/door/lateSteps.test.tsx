import { signInByEmail } from '@verstak/contracts/signIn'
import { getSignInWays } from '@verstak/contracts/identity'
import { getCaptchaTask } from '@verstak/contracts/captcha'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerTo, bodies, enter, field, press, title } from '../testing/doorActions.tsx'
import { openDoor } from '../testing/openDoor.tsx'

/** Chunks that do not arrive, by the name of what they bring. */
const mockLost = new Set<string>()
function mockArrives(name: string) {
  if (mockLost.has(name)) throw new Error(`${name} is lost`)
}

jest.mock('../screens/LateStep.tsx', () => ({
  get LateStep() {
    mockArrives('LateStep')
    return jest.requireActual<Record<string, unknown>>('../screens/LateStep.tsx')['LateStep']
  },
}))
jest.mock('../screens/LiveWays.tsx', () => ({
  get LiveWays() {
    mockArrives('LiveWays')
    return jest.requireActual<Record<string, unknown>>('../screens/LiveWays.tsx')['LiveWays']
  },
}))
jest.mock('../captcha/Captcha.tsx', () => ({
  get Captcha() {
    mockArrives('Captcha')
    return jest.requireActual<Record<string, unknown>>('../captcha/Captcha.tsx')['Captcha']
  },
}))

const again = 'Попробовать ещё раз'
beforeEach(() => mockLost.clear())

test('a step whose code does not arrive stays, says so and gets the focus; another try shows it with all that is known', async () => {
  mockLost.add('LateStep')
  await enter('anna@mail.example', answerTo({ isExist: false }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось загрузить этот шаг')
  expect(title()).toBe('Регистрация')
  expect(screen.getByRole('button', { name: again })).toHaveFocus()
  await press(again)
  expect(await screen.findByRole('alert')).toBeVisible()
  mockLost.clear()
  await press(again)
  expect(await screen.findByLabelText('Email')).toHaveValue('anna@mail.example')
  expect(field('Имя')).toHaveFocus()
})

test('what is known of the visitor goes along to a step whose code comes late', async () => {
  mockLost.add('LateStep')
  await enter('anna@mail.example', answerTo({ isExist: true }))
  await userEvent.type(field('Пароль'), 'Tools-2026')
  await press('Забыли пароль?')
  await screen.findByRole('alert')
  mockLost.clear()
  await press(again)
  expect(await screen.findByLabelText('Email')).toHaveValue('anna@mail.example')
})

test('a captcha whose code does not arrive is failure 10101; another try brings it [FAULT-037]', async () => {
  const report = jest.fn()
  globalThis.reportError = report
  mockLost.add('Captcha')
  const api = answerTo({ isExist: true })
    .on(
      signInByEmail,
      () =>
        ({
          status: 'error',
          error: null,
          errorsList: [{ payload: { fields: { password: 'Неверный пароль', captcha: 'captcha' } } }],
        }) as never,
    )
    .on(getCaptchaTask, () => ({ provider: 'altcha' as const, challenge: {} }))
  await enter('anna@mail.example', api)
  await userEvent.type(field('Пароль'), 'Tools-2025')
  await press('Войти')
  expect(await screen.findByText('Проверка не удалась.')).toBeVisible()
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 10101 }))
  expect(field('Пароль')).toHaveValue('Tools-2025')
  mockLost.clear()
  await press(again)
  expect(await screen.findByRole('checkbox', { name: 'Я не робот' })).toBeVisible()
  expect(bodies(api, signInByEmail)).toHaveLength(1)
})

test('without the code of the other ways the provider’s button is there, and a way to ask again', async () => {
  mockLost.add('LiveWays')
  const vk = { appId: '7', origin: 'https://id.vk.com', loginOrigin: 'https://login.vk.com', logoutUrl: '' }
  await openDoor(createFakeApi().on(getSignInWays, () => ({ vk, oidc: { name: 'Яндекс ID' }, hasPasskeys: false })))
  expect(await screen.findByText('Другие способы входа не загрузились.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Яндекс ID' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'VK ID' })).toBeNull()
  mockLost.clear()
  await press(again)
  expect(await screen.findByRole('button', { name: 'VK ID' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Другие способы входа не загрузились.')).toBeNull())
})
