import { act, render } from '@testing-library/react'
import {
  addOrganization,
  findBank,
  findOrganizations,
  listOwnOrganizations,
  suggestOrganizations,
  type Company,
  type OrganizationRow,
} from '@verstak/contracts/organization'
import { getInvitation, listMembers, type Members } from '@verstak/contracts/organizationMember'
import { ApiError } from '@verstak/api-client/ApiError'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { askAddOrganization } from '@verstak/remote-kit/askAddOrganization'
import { TestHost } from '@verstak/remote-kit/TestHost'
import type { FakeApi } from '@verstak/testing/fakeApi'
import { createAccountHarness, type AccountHarnessInput } from './accountHarness.tsx'

export interface OrganizationHarnessInput extends AccountHarnessInput {
  organizations?: readonly OrganizationRow[]
  members?: Partial<Members>
  invitation?: EndpointResponse<typeof getInvitation>['invitation']
  /** What the register knows. */
  companies?: readonly Company[]
}

/** The cabinet with organizations and a register of companies, on an API without a network; for tests and stories. */
export function createOrganizationHarness(input: OrganizationHarnessInput = {}) {
  const harness = createAccountHarness(input)
  addOrganizationCalls(harness.api, input)
  return harness
}

/** Answers the calls of organizations. */
export function addOrganizationCalls(
  api: FakeApi,
  { account, organizations = [], members, invitation = null, companies = [HEAD, BRANCH] }: OrganizationHarnessInput,
): void {
  const known = (inn: string) => companies.filter((company) => company.inn === inn)
  api
    .on(listOwnOrganizations, () => {
      if (account === null) throw new ApiError('sign-in-required', 401)
      return { organizations: [...organizations] }
    })
    .on(listMembers, () => makeMembers(members))
    .on(getInvitation, () => ({ invitation }))
    .on(suggestOrganizations, ({ body }) => ({ data: { companies: known(body.inn) } }))
    .on(findOrganizations, ({ body: { inn, kpp } }) => {
      const found = known(inn).filter((company) => company.kpp === kpp)
      const errors = found.length > 0 ? [] : [{ code: 404, message: 'Организация не найдена' }]
      return { data: { companies: found }, errors }
    })
    .on(findBank, ({ body }) => ({ bank: body.bik === BANK.bik ? BANK : null }))
    .on(addOrganization, () => ({ data: { meta: { id: 9 } }, errors: [] }))
}

/** Opens the window in which an organization is added. */
export async function openAddWindow(input: OrganizationHarnessInput = {}) {
  const { api, host } = createOrganizationHarness(input)
  render(
    <TestHost host={host}>
      <button>Страница</button>
    </TestHost>,
  )
  await act(async () => askAddOrganization(host, host.modals.ask))
  /** Bodies of the calls of an endpoint so far. */
  const bodies = ({ path }: { path: string }) =>
    api.calls.filter((call) => call.path === path).map(({ input: sent }) => (sent as { body?: unknown }).body)
  return { api, host, bodies }
}

export const BANK = { bik: '044525718', name: 'АО «Верхневолжский банк»', correspondentAccount: '30101810700000000718' }

export const HEAD: Company = {
  ...{ id: 'head', personType: 'ur', inn: '7726418538', kpp: '772601001', ogrn: '1127746053181' },
  ...{ companyName: 'ООО «Монтаж-Сервис»', isBranch: false, since: 2012 },
  legalAddress: '117105, г. Москва, Варшавское ш., д. 42, стр. 3',
}

export const BRANCH: Company = {
  ...HEAD,
  ...{ id: 'branch', kpp: '710702001', isBranch: true, legalAddress: '300041, г. Тула, ул. Советская, д. 1' },
}

export const makeOrganization = (id = 1, changes: Partial<OrganizationRow> = {}): OrganizationRow => ({
  ...{ id, name: 'ООО «Монтаж-Сервис»', inn: '7726418538', kpp: '772601001', ogrn: '1127746053181' },
  legalAddress: HEAD.legalAddress,
  postalAddress: HEAD.legalAddress,
  ...{ settlementAccount: null, bankBik: null, bankName: null, correspondentAccount: null },
  ...{ role: 'owner', orderLimit: null, isMain: id === 1, isActive: id === 1, members: 1 },
  ...changes,
})

export const makeMembers = (changes: Partial<Members> = {}): Members => ({
  ...{ organizationId: 1, name: 'ООО «Монтаж-Сервис»', role: 'owner' },
  members: [
    makeMember(7, { name: 'Мария Соколова', email: 'maria.sokolova@mail.example', role: 'owner', isYou: true }),
    makeMember(8),
  ],
  invitations: [],
  ...changes,
})

export const makeMember = (
  userId: number,
  changes: Partial<Members['members'][number]> = {},
): Members['members'][number] => ({
  ...{ userId, name: 'Пётр Котов', email: 'petr@mail.example', role: 'purchaser', orderLimit: 5_000_000 },
  ...{ isYou: false },
  ...changes,
})
