import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import * as endpoints from '@verstak/contracts/organization'
import { getSession } from '@verstak/contracts/session'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { addOrganization as putOrganization } from '../testing/addOrganization.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

const FORM = endpoints.addOrganization.example!.body!
type Form = EndpointInput<typeof endpoints.addOrganization>['body']

async function signedIn(fields: { is_trusted?: boolean } = {}) {
  const userId = await addUser(api, fields)
  return { userId, visitor: await startTestSession(api, api.newVisitor(), { userId }) }
}

/** Another company of the own register for each test. */
const companies = [
  { inn: '7707083893', kpp: '773601001', ogrn: '1027700132195' },
  { inn: '7736050003', kpp: '772801001', ogrn: '1027700070518' },
  { inn: '7702070139', kpp: '783501001', ogrn: '1027739609391' },
]
const formOf = (index: number, more: Partial<Form> = {}): Form => ({ ...FORM, ...companies[index]!, ...more })

afterEach(async () => {
  await api.db.deleteFrom('organization').execute()
})

describe('lookup', () => {
  const numbers = { personType: 'ur', inn: '7726418538', kpp: '772601001' } as const

  test('a legal entity is found by INN and KPP, a branch by its own KPP [API-042, ORG-007]', async () => {
    const { visitor } = await signedIn()
    const find = async (kpp: string) => visitor.call(endpoints.findOrganizations, { body: { ...numbers, kpp } })
    expect(await find('772601001')).toMatchObject({
      data: {
        companies: [{ companyName: 'ООО «Монтаж-Сервис»', ogrn: '1127746053181', isBranch: false, since: 2012 }],
      },
      errors: [],
    })
    expect((await find('710702001')).data.companies).toMatchObject([{ isBranch: true, kpp: '710702001' }])
    expect(await find('999901001')).toMatchObject({ data: { companies: [] }, errors: [{ code: 404 }] })
  })

  test('a sole proprietor is found by his INN alone [API-042, ORG-007]', async () => {
    const { visitor } = await signedIn()
    const body = { personType: 'ip', inn: '770614823105' } as const
    const { data } = await visitor.call(endpoints.findOrganizations, { body })
    expect(data.companies).toMatchObject([{ companyName: 'ИП Кравцов Андрей Игоревич', kpp: null }])
  })

  test('guests use a call of their own, and hear of no users [API-043]', async () => {
    const { userId } = await signedIn()
    await putOrganization(api, userId, { inn: numbers.inn, kpp: numbers.kpp })
    expect((await api.newVisitor().fail(endpoints.findOrganizations, { body: numbers })).body.code).toBe(
      'sign-in-required',
    )
    const found = await api.newVisitor().call(endpoints.findOrganizationsUnauthorized, { body: numbers })
    expect(found).toMatchObject({ data: { companies: [{ inn: numbers.inn }] }, errors: [] })
  })

  test.each([
    ['ur', '', '772601001', [[141, 'ИНН не может быть пустым']]],
    [
      'ur',
      '77264185',
      '',
      [
        [141, 'ИНН должен быть длиной 10 символов'],
        [142, 'КПП не может быть пустым'],
      ],
    ],
    [
      'ur',
      '7726418539',
      '7726',
      [
        [141, 'Проверьте ИНН: в нём опечатка'],
        [142, 'КПП должен быть длиной 9 символов'],
      ],
    ],
    ['ip', '7726418538', '', [[141, 'ИНН должен быть длиной 12 символов']]],
  ] as const)(
    '%s with the INN «%s» and the KPP «%s» is answered by field [ERR-014]',
    async (personType, inn, kpp, errors) => {
      const { visitor } = await signedIn()
      const answer = await visitor.call(endpoints.findOrganizations, { body: { personType, inn, kpp } })
      expect(answer.errors.map(({ code, message }) => [code, message])).toEqual(errors)
    },
  )

  test('a company that somebody has added is told at its INN, before the form is filled', async () => {
    const [owner, other] = [await signedIn(), await signedIn()]
    await putOrganization(api, owner.userId, { inn: numbers.inn, kpp: numbers.kpp })
    const messages = await Promise.all(
      [owner, other].map(
        async ({ visitor }) => (await visitor.call(endpoints.findOrganizations, { body: numbers })).errors,
      ),
    )
    expect(messages).toEqual([
      [{ code: 141, message: 'Эта организация уже есть в вашем списке' }],
      [{ code: 141, message: expect.stringContaining('уже добавил другой пользователь') }],
    ])
  })

  test('suggestions are the company and its branches; a wrong INN is a 400 with a sentence [API-044, ERR-017]', async () => {
    const { visitor } = await signedIn()
    const { data } = await visitor.call(endpoints.suggestOrganizations, { body: { inn: '7726418538' } })
    expect(data.companies.map(({ kpp }) => kpp)).toEqual(['772601001', '710702001'])
    expect(
      (await visitor.call(endpoints.suggestOrganizations, { body: { inn: '7707083893' } })).data.companies,
    ).toEqual([])
    const { status, body } = await visitor.fail(endpoints.suggestOrganizations, { body: { inn: '7726418539' } })
    expect([status, body.errors]).toMatchObject([400, [{ field: 'inn', text: 'Проверьте ИНН: в нём опечатка' }]])
  })

  test('a bank is found by its BIK, and nonsense finds none', async () => {
    const { visitor } = await signedIn()
    const find = async (bik: string) => (await visitor.call(endpoints.findBank, { body: { bik } })).bank
    expect(await find('044525718')).toEqual({
      name: 'АО «Верхневолжский банк»',
      correspondentAccount: '30101810700000000718',
    })
    expect([await find('044525225'), await find('x')]).toEqual([null, null])
  })
})

describe('adding', () => {
  test('all fields are kept, the bank too, and the first organization is main at once [API-045, ORG-003, ORG-005]', async () => {
    const { visitor } = await signedIn()
    const bank = {
      bankBik: '044525718',
      bankName: 'АО «Верхневолжский банк»',
      settlementAccount: '40702810000000061357',
      correspondentAccount: '30101810700000000718',
    }
    const body = { ...FORM, ...bank, postalAddress: 'а/я 12', id: 'known-1', setMain: false }
    const { data, errors } = await visitor.call(endpoints.addOrganization, { body })
    expect(errors).toEqual([])
    const { organizations } = await visitor.call(endpoints.listOwnOrganizations, {})
    expect(organizations).toEqual([
      {
        id: data.meta!.id,
        name: 'ООО «Монтаж-Сервис»',
        inn: '7726418538',
        kpp: '772601001',
        ogrn: '1127746053181',
        legalAddress: FORM.legalAddress,
        postalAddress: 'а/я 12',
        ...bank,
        role: 'owner',
        orderLimit: null,
        isMain: true,
        isActive: true,
        members: 1,
      },
    ])
    const session = await visitor.call(getSession, {})
    expect(session).toMatchObject({ user: 'business', account: { isJuristic: true, juristicKey: 0 } })
    expect(session.account!.organization).toMatchObject({ activityType: '43.21' })
    expect(visitor.cookies.get(DEVICE_COOKIES.activityType.name)).toBe('43.21')
  })

  test('all bank fields may be empty, a sole proprietor has no KPP [ORG-030]', async () => {
    const { visitor } = await signedIn()
    const body = {
      ...FORM,
      personType: 'ip',
      inn: '770614823105',
      kpp: '',
      ogrn: '',
      companyName: 'ИП Кравцов',
    } as const
    expect((await visitor.call(endpoints.addOrganization, { body })).errors).toEqual([])
    expect((await visitor.call(endpoints.listOwnOrganizations, {})).organizations).toMatchObject([
      { kpp: null, ogrn: null, bankBik: null, settlementAccount: null },
    ])
  })

  test.each<[string, Partial<Form>, [number, string][]]>([
    [
      'nothing filled in',
      { kpp: '', companyName: ' ', legalAddress: '', postalAddress: '' },
      [
        [142, 'КПП обязателен для заполнения'],
        [143, 'Поле обязательно для заполнения'],
        [144, 'Поле обязательно для заполнения'],
        [145, 'Поле обязательно для заполнения'],
      ],
    ],
    ['an OGRN with a wrong check digit', { ogrn: '1127746053184' }, [[155, 'Проверьте ОГРН: в нём опечатка']]],
    ['half a BIK', { bankBik: '04452' }, [[146, 'БИК должен быть длиной 9 символов']]],
    [
      'accounts of another bank',
      {
        bankBik: '044525718',
        settlementAccount: '40702810000000061358',
        correspondentAccount: '30101810700000000719',
      },
      [
        [147, 'Расчётный счёт не подходит к БИК: проверьте оба номера'],
        [148, 'Корреспондентский счёт не подходит к БИК: проверьте оба номера'],
      ],
    ],
    [
      'half an account without a BIK',
      { settlementAccount: '407028100000' },
      [
        [146, 'Укажите БИК: без него счёт не проверить'],
        [147, 'Расчётный счёт должен быть длиной 20 символов'],
      ],
    ],
    ['a name of 400 letters', { companyName: 'О'.repeat(400) }, [[143, 'Не длиннее 300 символов']]],
  ])(
    '%s is answered by code and adds nothing [ERR-014, ORG-026, ORG-027, ORG-028, ORG-029]',
    async (_, more, errors) => {
      const { visitor } = await signedIn()
      const answer = await visitor.call(endpoints.addOrganization, { body: { ...FORM, ...more } })
      expect(answer).toEqual({ data: { meta: null }, errors: errors.map(([code, message]) => ({ code, message })) })
      expect((await visitor.call(endpoints.listOwnOrganizations, {})).organizations).toEqual([])
    },
  )

  test('a later one is main only when a trusted user says so [ORG-002, ORG-012]', async () => {
    for (const is_trusted of [false, true]) {
      const { visitor } = await signedIn({ is_trusted })
      await visitor.call(endpoints.addOrganization, { body: formOf(0) })
      await visitor.call(endpoints.addOrganization, { body: formOf(1, { setMain: true }) })
      const { organizations } = await visitor.call(endpoints.listOwnOrganizations, {})
      expect(organizations.map(({ inn, isMain, isActive }) => [inn, isMain, isActive])).toEqual(
        is_trusted
          ? [
              ['7736050003', true, true],
              ['7707083893', false, false],
            ]
          : [
              ['7707083893', true, true],
              ['7736050003', false, false],
            ],
      )
      await api.db.deleteFrom('organization').execute()
    }
  })

  test('of users who add the same company at once one gets it; a branch is another organization', async () => {
    const users = await Promise.all([signedIn(), signedIn(), signedIn()])
    const add = (of: Awaited<ReturnType<typeof signedIn>>, kpp: string) =>
      of.visitor.call(endpoints.addOrganization, { body: { ...FORM, kpp } })
    const answers = await Promise.all(users.map((user) => add(user, '772601001')))
    expect(answers.filter(({ data }) => data.meta !== null)).toHaveLength(1)
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([141, 141])
    expect((await add(users[1]!, '710702001')).data.meta).not.toBeNull()
  })

  test('a purchaser adds none, a guest is asked to sign in [ROLE-010]', async () => {
    const [owner, purchaser] = [await signedIn(), await signedIn()]
    const id = await putOrganization(api, owner.userId)
    const member = { user_id: purchaser.userId, organization_id: id, role: 'purchaser', is_active: true } as const
    await api.db.insertInto('organization_member').values(member).execute()
    const refused = await purchaser.visitor.fail(endpoints.addOrganization, { body: FORM })
    expect([refused.status, refused.body.code]).toEqual([404, 'not-found'])
    expect((await api.newVisitor().fail(endpoints.addOrganization, { body: FORM })).status).toBe(401)
  })
})
