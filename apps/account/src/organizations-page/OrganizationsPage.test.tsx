import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { addOrganization, changeOrganization, setMainOrganization } from '@verstak/contracts/organization'
import { acceptInvitation, changeMember, inviteMember, removeMember } from '@verstak/contracts/organizationMember'
import { setupModals } from '@verstak/testing/setupModals'
import { openPage as leaveTo, reloadPage } from '../add-organization/reloadPage.ts'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import {
  createOrganizationHarness,
  HEAD,
  makeMember,
  makeMembers,
  makeOrganization,
  type OrganizationHarnessInput,
} from '../testing/organizationHarness.tsx'

jest.mock('../add-organization/reloadPage.ts', () => ({ reloadPage: jest.fn(), openPage: jest.fn() }))
beforeEach(setupModals)
beforeEach(() => jest.clearAllMocks())

async function openPage(input: OrganizationHarnessInput = {}, at = '/user/organizations/') {
  const harness = createOrganizationHarness({ organizations: [makeOrganization()], ...input })
  await act(async () => render(<CabinetStory harness={harness} at={at} />))
  const bodies = ({ path }: { path: string }) =>
    harness.api.calls
      .filter((call) => call.path === path)
      .flatMap(({ input: sent }) => (sent as { body?: unknown }).body ?? [])
  return { ...harness, bodies }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const window = (name: string | RegExp) => screen.findByRole('dialog', { name })
const SECOND = makeOrganization(2, {
  name: 'ИП Котов',
  inn: '771987654388',
  kpp: null,
  role: 'purchaser',
  orderLimit: 5_000_000,
})

test('each organization says who the user is there, and one is chosen by a form [CABINET-007]', async () => {
  await openPage({ organizations: [makeOrganization(1, { members: 3 }), SECOND] })
  const [first, second] = (await screen.findAllByRole('heading', { level: 2 })).map((title) =>
    within(title.closest('li')!),
  )
  expect(first!.getByText('ИНН 7726418538, КПП 772601001, основная')).toBeVisible()
  expect(first!.getByText('Покупаете от неё')).toBeVisible()
  expect(first!.getByRole('button', { name: 'Участники: 3' })).toBeVisible()
  expect(second!.getByText(/Закупщик\. Ваш лимит на заказ 50\s000 ₽/)).toBeVisible()
  const choice = second!.getByRole('button', { name: 'Покупать от неё: ИП Котов' })
  expect([choice.getAttribute('value'), choice.closest('form')!.method]).toEqual(['2', 'post'])
  // A purchaser has no members to see and makes nothing main.
  expect(second!.queryByRole('button', { name: /Участники|основной/ })).toBeNull()
})

test('without organizations the page says what they are for, and opens the window that adds one [ORG-006]', async () => {
  const { bodies } = await openPage({ organizations: [] })
  expect(await screen.findByRole('heading', { name: 'Организаций пока нет' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Добавить организацию' }))
  const dialog = within(await window('Добавить организацию'))
  await userEvent.type(dialog.getByLabelText('ИНН'), HEAD.inn)
  await userEvent.type(dialog.getByLabelText('КПП'), HEAD.kpp!)
  await userEvent.click(dialog.getByRole('button', { name: 'Продолжить' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Добавить организацию' }))
  await window('Организация добавлена')
  expect(bodies(addOrganization)).toMatchObject([{ inn: HEAD.inn, id: HEAD.id }])
})

test('on the page of its own the same two steps lead to the list [ROUTE-048]', async () => {
  await openPage({}, '/user/organizations/add/')
  await userEvent.type(await screen.findByLabelText('ИНН'), HEAD.inn)
  await userEvent.type(screen.getByLabelText('КПП'), HEAD.kpp!)
  await press('Продолжить')
  await press('Добавить организацию')
  const told = within(await window('Организация добавлена'))
  await userEvent.click(told.getByRole('button', { name: 'К покупкам' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/user/organizations/'))
})

test('sixty are found by name and INN', async () => {
  const many = Array.from({ length: 60 }, (_, place) =>
    makeOrganization(place + 1, { name: `ООО «Север ${place + 1}»` }),
  )
  await openPage({ organizations: many })
  await userEvent.type(await screen.findByRole('searchbox'), 'север 59')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['ООО «Север 59»'])
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('Такой организации в списке нет')).toBeVisible()
})

test('another one becomes the main one, and the page is loaded anew; a failure says so [ORG-012]', async () => {
  const { api, bodies } = await openPage({ organizations: [makeOrganization(1), makeOrganization(2)] })
  await press(/^Сделать основной/)
  await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }))
  expect(reloadPage).not.toHaveBeenCalled()
  api.on(setMainOrganization, () => ({ organizations: [] }))
  await press(/^Сделать основной/)
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  expect(bodies(setMainOrganization)).toEqual([{ id: 2 }, { id: 2 }])
})

test('bank details are checked at their fields and kept; a purchaser only reads them', async () => {
  const { api, bodies } = await openPage({ organizations: [makeOrganization(), SECOND] })
  api.on(changeOrganization, () => ({
    organizations: [makeOrganization(1, { bankName: 'АО «Банк»' }), SECOND],
    errors: [],
  }))
  for (const summary of screen.getAllByText('Реквизиты')) await userEvent.click(summary)
  expect(screen.getAllByRole('button', { name: 'Изменить адрес и банк' })).toHaveLength(1)
  await press('Изменить адрес и банк')
  await userEvent.type(screen.getByLabelText('БИК'), '04452571')
  await press('Сохранить')
  await waitFor(() =>
    expect(screen.getByLabelText('БИК')).toHaveAccessibleDescription('БИК должен быть длиной 9 символов'),
  )
  await userEvent.type(screen.getByLabelText('БИК'), '8')
  await press('Сохранить')
  expect(await screen.findByText('АО «Банк»')).toBeVisible()
  expect(bodies(changeOrganization)).toMatchObject([{ id: 1, bankBik: '044525718', postalAddress: HEAD.legalAddress }])
})

test('an owner invites by e-mail; what is wrong with it stands at the field', async () => {
  const { api, bodies } = await openPage({ organizations: [makeOrganization(1, { members: 2 })] })
  await press('Участники: 2')
  const dialog = within(await window(/^Участники организации/))
  const email = await dialog.findByLabelText('Почта')
  await userEvent.type(email, 'petr{enter}')
  expect(email).toHaveAccessibleDescription(/Email должен содержать/)
  expect(bodies(inviteMember)).toEqual([])
  const text = 'Этот пользователь уже участник организации'
  api.on(inviteMember, () => {
    throw new ApiError('invalid-input', 400, [{ field: 'email', reason: 'member', message: 'member', text }])
  })
  await userEvent.type(email, '@mail.example{enter}')
  await waitFor(() => expect(email).toHaveAccessibleDescription(new RegExp(text)))
  const invitation = { id: 3, email: 'petr@mail.example', role: 'purchaser' as const, orderLimit: 5_000_000 }
  const sent = { sentAt: '2026-11-23T09:00:00.000Z', expiresAt: '2026-11-30T09:00:00.000Z' }
  api.on(inviteMember, () => makeMembers({ invitations: [{ ...invitation, ...sent }] }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Лимит на заказ, ₽' }), '50 000')
  await userEvent.type(email, '{enter}')
  expect(await dialog.findByText(/Закупщик, до 50\s000 ₽ за заказ, приглашение действует до 30 ноября/)).toBeVisible()
  expect(bodies(inviteMember).at(-1)).toEqual({
    ...{ organizationId: 1, email: 'petr@mail.example', role: 'purchaser', orderLimit: 5_000_000 },
  })
})

test('rights of another member are changed, he is removed after a question; nobody changes his own', async () => {
  const { api, bodies } = await openPage({ organizations: [makeOrganization(1, { members: 2 })] })
  api.on(changeMember, () =>
    makeMembers({ members: [makeMember(7, { isYou: true }), makeMember(8, { role: 'manager' })] }),
  )
  api.on(removeMember, () => ({ members: makeMembers({ members: [makeMember(7, { isYou: true })] }) }))
  await press('Участники: 2')
  const dialog = within(await window(/^Участники организации/))
  expect(await dialog.findAllByRole('combobox', { name: /^Роль: / })).toHaveLength(1)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Роль: Пётр Котов' }), 'Менеджер')
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить права: Пётр Котов' }))
  await screen.findByText('Права сохранены')
  expect(bodies(changeMember)).toEqual([{ organizationId: 1, userId: 8, role: 'manager', orderLimit: null }])
  await userEvent.click(dialog.getByRole('button', { name: 'Убрать из организации: Пётр Котов' }))
  const question = within(await window('Убрать Пётр Котов из организации?'))
  await userEvent.click(question.getByRole('button', { name: 'Убрать' }))
  await screen.findByText('Участник убран')
  expect(bodies(removeMember)).toEqual([{ organizationId: 1, userId: 8 }])
})

test('an invitation of a mailed link is accepted by a press; one that is over says why', async () => {
  const invitation = { name: 'ООО «Волгаснаб»', inn: '1650432105', role: 'purchaser' as const, orderLimit: null }
  const { api, bodies } = await openPage({ invitation }, '/user/organizations/?key=secret')
  api.on(acceptInvitation, () => ({ organizationId: 5, name: invitation.name }))
  expect(
    await screen.findByText(/Вас приглашают покупать от организации ООО «Волгаснаб»\. Ваша роль: закупщик\./),
  ).toBeVisible()
  expect(bodies(acceptInvitation)).toEqual([])
  await press('Принять приглашение')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/user/organizations/'))
  expect(bodies(acceptInvitation)).toEqual([{ key: 'secret' }])
})

test('an invitation that is over, or another user’s, says why', async () => {
  await openPage({ invitation: null }, '/user/organizations/?key=old')
  expect(await screen.findByText('Приглашение не открывается')).toBeVisible()
})
