import { listOrganizations } from '@verstak/contracts/session'
import type { Account } from '@verstak/contracts/session'
import { signInByEmail, signInByPhone } from '@verstak/contracts/signIn'
import type { FakeApi } from '@verstak/testing/fakeApi'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerTo, enter, field } from '../testing/doorActions.tsx'
import type { DoorInput } from '../testing/openDoor.tsx'

const ADD = '/user/organizations/add/'
const COMPANY = {
  ...{ id: 3, crmId: null, name: 'ООО «Волгаснаб»', inn: '1650432105', kpp: '165001001' },
  ...{ activityType: null, extendedAccessEnabled: false },
}

const userOf = (changes: Partial<Account>): Account => ({
  ...{ id: 7, firstName: 'Мария', lastName: null, displayName: 'Мария', email: 'anna@mail.example', phone: null },
  ...{ isAuthorized: true, isTrusted: false, isJuristic: false, juristicKey: null, juristicPersonsCount: 0 },
  ...{ contractors: [], organization: null, wholesalerType: null, wholesalerLevel: null, currentUserRole: null },
  ...{ isUserAdmin: false, isSchlumbergerContractor: false },
  ...changes,
})

/** Signs in by a password. @returns what followed */
async function signInAs(account: Partial<Account>, input: DoorInput = {}) {
  const api = answerTo({}).on(signInByEmail, () => ({ status: 'success' as const }))
  const { results } = await enter('anna@mail.example', api, { isServed: () => true, ...input })
  setUser(api, account)
  await userEvent.type(field('Пароль'), 'Tools-2026{enter}')
  await waitFor(() => expect(results).toHaveLength(1))
  return results[0]
}
const setUser = (api: FakeApi, account: Partial<Account>) =>
  api.on(listOrganizations, () => ({ user: userOf(account), errors: [] }))

test('by a password, a legal entity without organizations goes to the page that adds one [LOGIN-029, PASSWORD-010]', async () => {
  expect(await signInAs({ isLegalEntity: true }, { next: '/cart/' })).toEqual({ outcome: 'signed-in', address: ADD })
})

test.each<[string, Partial<Account>, DoorInput]>([
  ['a person', { isLegalEntity: false }, {}],
  ['a legal entity that has one', { isLegalEntity: true, contractors: [COMPANY] }, {}],
  ['a legal entity in a store without the page', { isLegalEntity: true }, { isServed: () => false }],
])('%s goes where he wanted to go', async (_, account, input) => {
  expect(await signInAs(account, { next: '/cart/', ...input })).toEqual({ outcome: 'signed-in', address: '/cart/' })
})

test('by a code of an SMS it goes there too [LOGIN-029]', async () => {
  const api = answerTo({ isExist: true }).on(signInByPhone, () => ({ status: 'success' as const, error: null }))
  const { results } = await enter('9162041837', api, { isServed: () => true })
  setUser(api, { isLegalEntity: true })
  await userEvent.type(await screen.findByLabelText('Код из SMS', { selector: 'input' }), '4815')
  await waitFor(() => expect(results).toEqual([{ outcome: 'signed-in', address: ADD }]))
})
