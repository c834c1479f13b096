import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { withdrawConsent } from '@verstak/contracts/consent'
import type { Consent } from '@verstak/contracts/consent'
import { changeName, deleteAccount, setNewsletter } from '@verstak/contracts/personalData'
import type { PersonalData } from '@verstak/contracts/personalData'
import { confirmUser, getConfirmation } from '@verstak/contracts/profile'
import { setupModals } from '@verstak/testing/setupModals'
import { openAccountPage } from '../testing/openAccountPage.tsx'
import type { AccountHarnessInput } from '../testing/accountHarness.tsx'
import { leaveStore } from './leaveStore.ts'

jest.mock('./leaveStore.ts', () => ({ leaveStore: jest.fn() }))
beforeEach(setupModals)
beforeEach(() => jest.clearAllMocks())

const DATA: PersonalData = {
  firstName: 'Мария',
  lastName: 'Соколова',
  email: 'maria.sokolova@mail.example',
  newsletter: 'off',
  obstacles: [],
}
const consent = (changes: Partial<Consent> = {}): Consent => ({
  id: 1,
  purpose: 'marketing',
  form: 'newsletter',
  document: { url: '/legal/marketing-consent/?version=1', title: 'Согласие', version: 1 },
  email: 'maria.sokolova@mail.example',
  phone: null,
  givenAt: '2026-11-20T09:00:00.000Z',
  withdrawnAt: null,
  ...changes,
})
async function open(input: AccountHarnessInput = {}) {
  const page = await openAccountPage('/user/personal-data/', input)
  await screen.findByRole('heading', { level: 1, name: 'Личные данные' })
  return page
}
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a name is checked before it is sent, and kept', async () => {
  const { api, bodies } = await open()
  await userEvent.clear(field('Имя'))
  await press('Сохранить')
  await waitFor(() => expect(field('Имя')).toHaveAccessibleDescription('Поле обязательно для заполнения'))
  expect(bodies(changeName)).toEqual([])
  api.on(changeName, () => ({ ...DATA, firstName: 'Марина' }))
  await userEvent.type(field('Имя'), 'Марина')
  await press('Сохранить')
  expect(await screen.findByText('Имя сохранено')).toBeVisible()
  expect(bodies(changeName)).toEqual([{ firstName: 'Марина', lastName: 'Соколова' }])
})

test('what the server says of a name stands at its field', async () => {
  const { api } = await open()
  const detail = { field: 'lastName', reason: 'letters', message: 'no', text: 'Только русские буквы' }
  api.on(changeName, () => {
    throw new ApiError('invalid-input', 400, [detail])
  })
  await press('Сохранить')
  await waitFor(() => expect(field('Фамилия')).toHaveAccessibleDescription(/Только русские буквы/))
})

test('the newsletter is turned on and off at once; a refusal turns it back and says why', async () => {
  const { api, bodies } = await open()
  api.on(setNewsletter, ({ body }) => ({
    ...DATA,
    newsletter: body.isWanted ? ('waiting' as const) : ('off' as const),
  }))
  const toggle = screen.getByRole('switch', { name: 'Новости о скидках и акциях на почту' })
  await userEvent.click(toggle)
  expect(await screen.findByText(/Отправили письмо на maria.sokolova@mail.example/)).toBeVisible()
  expect(toggle).toBeChecked()
  await userEvent.click(toggle)
  await waitFor(() => expect(toggle).not.toBeChecked())
  expect(bodies(setNewsletter)).toEqual([{ isWanted: true }, { isWanted: false }])
  const detail = { field: 'isWanted', reason: 'LimitReached', message: 'no', text: 'Письмо уже отправлено' }
  api.on(setNewsletter, () => {
    throw new ApiError('invalid-input', 400, [detail])
  })
  await userEvent.click(toggle)
  expect(await screen.findByText('Письмо уже отправлено')).toBeVisible()
  expect(toggle).not.toBeChecked()
})

test('a consent names its text, and is withdrawn after a question', async () => {
  const { api, bodies } = await open({
    consents: [consent(), consent({ id: 2, withdrawnAt: '2026-11-21T09:00:00.000Z' })],
  })
  const rows = within(await screen.findByRole('region', { name: 'Согласия' })).getAllByRole('listitem')
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/legal/marketing-consent/?version=1')
  expect(rows[1]).toHaveTextContent('Отозвано 21 ноября 2026.')
  api.on(withdrawConsent, () => ({ consent: consent({ withdrawnAt: '2026-11-22T09:00:00.000Z' }) }))
  await userEvent.click(within(rows[0]!).getByRole('button', { name: /^Отозвать/ }))
  const question = await screen.findByRole('dialog', { name: 'Отозвать согласие?' })
  expect(bodies(withdrawConsent)).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Отозвать' }))
  expect(await screen.findByText('Согласие отозвано')).toBeVisible()
  expect(bodies(withdrawConsent)).toEqual([{ id: 1 }])
})

test('of many consents the first are shown', async () => {
  await open({ consents: Array.from({ length: 100 }, (_, id) => consent({ id: id + 1 })) })
  const section = within(await screen.findByRole('region', { name: 'Согласия' }))
  expect(section.getAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(section.getByRole('button', { name: 'Показать ещё 95' }))
  expect(section.getAllByRole('listitem')).toHaveLength(100)
})

test('a fresh sign-in downloads the data; one of long ago is confirmed first', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    hrefs.push(this.getAttribute('href'))
  })
  const hrefs: (string | null)[] = []
  const { api } = await open()
  let isFresh = true
  api.on(getConfirmation, () => ({ isFresh, hasPassword: true, types: [] }))
  await press('Скачать данные')
  await waitFor(() => expect(hrefs).toEqual(['/api/v1/user/personal-data/file']))
  isFresh = false
  api.on(confirmUser, () => ({ status: 'success' as const }))
  await press('Скачать данные')
  await userEvent.type(await screen.findByLabelText('Текущий пароль', { selector: 'input' }), 'Tools-2026')
  expect(hrefs).toHaveLength(1)
  await press('Подтвердить и скачать')
  await waitFor(() => expect(hrefs).toHaveLength(2))
  clicked.mockRestore()
})

test('the page says what goes and what the law keeps; an account goes after a question and a confirmation', async () => {
  const { api, bodies } = await open()
  expect(screen.getByText(/заказы, чеки и закрывающие документы — пять лет/)).toBeVisible()
  let isFresh = false
  api
    .on(deleteAccount, () => {
      if (!isFresh) throw new ApiError('confirmation-required', 403)
      return { isDeleted: true, obstacles: [] }
    })
    .on(getConfirmation, () => ({ isFresh, hasPassword: true, types: [] }))
    .on(confirmUser, () => {
      isFresh = true
      return { status: 'success' as const }
    })
  await press('Удалить аккаунт')
  const question = await screen.findByRole('dialog', { name: 'Удалить аккаунт навсегда?' })
  expect(bodies(deleteAccount)).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Удалить аккаунт' }))
  await userEvent.type(await screen.findByLabelText('Текущий пароль', { selector: 'input' }), 'Tools-2026')
  expect(leaveStore).not.toHaveBeenCalled()
  await press('Подтвердить и удалить')
  await waitFor(() => expect(leaveStore).toHaveBeenCalledTimes(1))
})

test('what stands in the way of a deletion is said instead of the button', async () => {
  await open({
    personalData: {
      obstacles: [
        { kind: 'orders', names: ['100001', '100007'] },
        { kind: 'owner', names: ['ООО «Мост»'] },
      ],
    },
  })
  expect(screen.getByText(/Заказы № 100001, 100007 ещё в работе/)).toBeVisible()
  expect(screen.getByText(/Вы единственный владелец: ООО «Мост»/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Удалить аккаунт' })).toBeNull()
})

test('a guest is led to the sign-in, and back here', async () => {
  await open({ account: null })
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login/?next=%2Fuser%2Fpersonal-data%2F')
})
