import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addOrganization } from '@verstak/contracts/organization'
import { setupModals } from '@verstak/testing/setupModals'
import { makeAccount } from '../testing/accountHarness.tsx'
import { field, openStep2, press, type, values } from '../testing/addWindowActions.tsx'
import { HEAD, makeOrganization } from '../testing/organizationHarness.tsx'
import { openPage, reloadPage } from './reloadPage.ts'

jest.mock('./reloadPage.ts', () => ({ reloadPage: jest.fn(), openPage: jest.fn() }))
beforeEach(setupModals)
beforeEach(() => jest.clearAllMocks())

describe('step 2', () => {
  test('it is a window whose form is filled from the company that was found [ORG-006, ORG-009]', async () => {
    await openStep2()
    expect(screen.getByRole('dialog', { name: 'Добавить организацию' })).toBeVisible()
    expect(screen.getByText('ИНН 7726418538, действует с 2012 года')).toBeVisible()
    expect(values('КПП', 'ОГРН', 'Название', 'Юридический адрес')).toEqual([
      HEAD.kpp,
      HEAD.ogrn,
      HEAD.companyName,
      HEAD.legalAddress,
    ])
  })

  test.each(['Изменить ИНН', 'Назад'])('«%s» returns to step 1 with what was typed [ORG-010]', async (name) => {
    await openStep2()
    await press(name)
    expect(values('ИНН', 'КПП')).toEqual([HEAD.inn, HEAD.kpp])
    expect(screen.queryByRole('button', { name: 'Добавить организацию' })).toBeNull()
  })

  test('the postal address is the legal one while it is said to be the same [ORG-011]', async () => {
    const { bodies } = await openStep2()
    expect(screen.getByRole('checkbox', { name: 'Почтовый адрес совпадает с юридическим' })).toBeChecked()
    expect(screen.queryByLabelText('Почтовый адрес')).toBeNull()
    await userEvent.clear(field('Юридический адрес'))
    await type('Юридический адрес', 'г. Тверь')
    await press('Добавить организацию')
    await waitFor(() =>
      expect(bodies(addOrganization)).toMatchObject([{ legalAddress: 'г. Тверь', postalAddress: 'г. Тверь' }]),
    )
  })

  test('another postal address is sent as typed [ORG-011]', async () => {
    const { bodies } = await openStep2()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Почтовый адрес совпадает с юридическим' }))
    await type('Почтовый адрес', 'а/я 12')
    await press('Добавить организацию')
    await waitFor(() => expect(bodies(addOrganization)).toMatchObject([{ postalAddress: 'а/я 12' }]))
  })

  test('empty fields that are required say so, the first has the focus, nothing is sent [ORG-026, ORG-027, ORG-028, ORG-029]', async () => {
    const { bodies } = await openStep2()
    for (const name of ['КПП', 'Название', 'Юридический адрес']) await userEvent.clear(field(name))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Почтовый адрес совпадает с юридическим' }))
    await press('Добавить организацию')
    await waitFor(() => expect(field('КПП')).toHaveAccessibleDescription('КПП обязателен для заполнения'))
    expect(field('КПП')).toHaveFocus()
    for (const name of ['Название', 'Юридический адрес', 'Почтовый адрес'])
      expect(field(name)).toHaveAccessibleDescription('Поле обязательно для заполнения')
    expect(bodies(addOrganization)).toEqual([])
  })

  test('the bank may stay empty; a BIK fills in what is known of the bank [ORG-030]', async () => {
    const { bodies } = await openStep2()
    await press('Добавить организацию')
    await waitFor(() =>
      expect(bodies(addOrganization)).toMatchObject([
        { bankBik: '', bankName: '', settlementAccount: '', correspondentAccount: '' },
      ]),
    )
  })

  test('a BIK has nine digits, accounts have twenty; a BIK fills in its bank [ORG-031, ORG-032, ORG-033]', async () => {
    const { bodies } = await openStep2()
    await type('БИК', '044525718999')
    expect(field('БИК')).toHaveValue('044525718')
    await waitFor(() => expect(field('Банк')).toHaveValue('АО «Верхневолжский банк»'))
    expect(field('Корреспондентский счёт')).toHaveValue('3010 1810 7000 0000 0718')
    await type('Расчётный счёт', '4070281000000006135799x')
    expect(field('Расчётный счёт')).toHaveValue('4070 2810 0000 0006 1357')
    await userEvent.clear(field('Корреспондентский счёт'))
    await type('Корреспондентский счёт', '30101810700000000718123')
    expect(field('Корреспондентский счёт')).toHaveValue('3010 1810 7000 0000 0718')
    await press('Добавить организацию')
    await waitFor(() =>
      expect(bodies(addOrganization)).toMatchObject([
        {
          bankBik: '044525718',
          settlementAccount: '40702810000000061357',
          correspondentAccount: '30101810700000000718',
        },
      ]),
    )
  })

  test.each([
    ['БИК', '04452571', 'БИК должен быть длиной 9 символов'],
    ['Расчётный счёт', '407028100000', 'Расчётный счёт должен быть длиной 20 символов'],
    ['Корреспондентский счёт', '3010', 'Корреспондентский счёт должен быть длиной 20 символов'],
  ])('%s filled in part is told at it, and nothing is sent [ORG-033]', async (name, typed, words) => {
    const { bodies } = await openStep2()
    await type(name, typed)
    await press('Добавить организацию')
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(words))
    expect(bodies(addOrganization)).toEqual([])
  })

  test('wrong check digits are told where they are: OGRN and account', async () => {
    await openStep2()
    await userEvent.clear(field('ОГРН'))
    await type('ОГРН', '1127746053184')
    await type('БИК', '044525718')
    await type('Расчётный счёт', '40702810000000061358')
    await press('Добавить организацию')
    await waitFor(() => expect(field('ОГРН')).toHaveAccessibleDescription('Проверьте ОГРН: в нём опечатка'))
    expect(field('Расчётный счёт')).toHaveAccessibleDescription(
      'Расчётный счёт не подходит к БИК: проверьте оба номера',
    )
  })

  test('errors of the server stand at the fields of their codes; what was typed stays [ERR-014]', async () => {
    const { api } = await openStep2()
    const names = {
      142: 'КПП',
      143: 'Название',
      144: 'Юридический адрес',
      146: 'БИК',
      147: 'Расчётный счёт',
      148: 'Корреспондентский счёт',
      155: 'ОГРН',
    }
    const errors = [141, ...Object.keys(names)].map((code) => ({ code: Number(code), message: `Ошибка ${code}` }))
    api.on(addOrganization, () => ({ data: { meta: null }, errors }))
    await press('Добавить организацию')
    await waitFor(() => expect(field('КПП')).toHaveAccessibleDescription('Ошибка 142'))
    for (const [code, name] of Object.entries(names)) expect(field(name)).toHaveAccessibleDescription(`Ошибка ${code}`)
    expect(screen.getByText('Ошибка 141')).toBeVisible()
    expect(field('Название')).toHaveValue(HEAD.companyName)
  })

  const ANSWERS: readonly [string, () => never][] = [
    ['fails', () => Promise.reject(new Error('lost')) as never],
    ['is of another shape', () => ({ data: 1 }) as never],
    ['has neither an id nor an error', () => ({ data: { meta: null }, errors: [] }) as never],
  ]
  test.each(ANSWERS)('an adding that %s says so, and the form stays [ERR-016]', async (_, answer) => {
    const { api } = await openStep2()
    api.on(addOrganization, answer)
    await press('Добавить организацию')
    const popup = await screen.findByRole('dialog', { name: 'Ошибка добавления' })
    expect(popup).toHaveTextContent('Добавьте организацию еще раз или попробуйте позже')
    expect(field('Название')).toHaveValue(HEAD.companyName)
    expect(reloadPage).not.toHaveBeenCalled()
  })

  test('only a trusted user with organizations is asked for the main one [ORG-012]', async () => {
    const contractors = [{ ...makeOrganization(), crmId: null, activityType: null, extendedAccessEnabled: false }]
    const { bodies } = await openStep2({ account: makeAccount({ isTrusted: true, contractors }) })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Сделать основной/ }))
    await press('Добавить организацию')
    await waitFor(() => expect(bodies(addOrganization)).toMatchObject([{ setMain: false, id: 'head' }]))
  })
})

describe('afterwards', () => {
  const WORDS = 'Теперь вы можете оформить заказ на «ООО Монтаж-Сервис»'

  test('a window says so, and the page is loaded anew when it is closed [ORG-014, ORG-016, REGISTER-023, REGISTER-025]', async () => {
    await openStep2()
    await press('Добавить организацию')
    const window = await screen.findByRole('dialog', { name: 'Организация добавлена' })
    expect(window).toHaveTextContent(WORDS)
    // The one with the form is gone.
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(reloadPage).not.toHaveBeenCalled()
    await press('Закрыть')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  })

  test('it leads to the organizations, too', async () => {
    await openStep2()
    await press('Добавить организацию')
    await screen.findByRole('dialog', { name: 'Организация добавлена' })
    await press('Мои организации')
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/user/organizations/'))
    expect(reloadPage).not.toHaveBeenCalled()
  })

  test('on a phone it is a toast with the same words [ORG-015, ORG-016, REGISTER-024, REGISTER-025]', async () => {
    await openStep2({ layout: 'mobile' })
    await press('Добавить организацию')
    expect(await screen.findByText(`Организация добавлена. ${WORDS}`)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(reloadPage).not.toHaveBeenCalled()
    await press('Закрыть уведомление')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  })
})
