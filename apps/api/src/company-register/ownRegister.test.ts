import { isAccount } from '@verstak/validators/bankAccount'
import { isBik } from '@verstak/validators/bik'
import { isInn } from '@verstak/validators/inn'
import { isKpp } from '@verstak/validators/kpp'
import { isOgrn } from '@verstak/validators/ogrn'
import { BANKS } from './banks.data.ts'
import { allCompanies, createOwnRegister } from './createOwnRegister.ts'

const signal = AbortSignal.timeout(10_000)

test('some thousand companies have numbers with valid check digits, and each INN is one company’s', () => {
  const companies = allCompanies()
  expect(companies.length).toBeGreaterThan(3_000)
  for (const { inn, kpp, ogrn, personType } of companies) {
    const owner = personType === 'ur' ? 'legal' : 'entrepreneur'
    expect([inn, isInn(inn, owner)]).toEqual([inn, true])
    if (ogrn !== null) expect([ogrn, isOgrn(ogrn, owner)]).toEqual([ogrn, true])
    expect(kpp === null ? owner : isKpp(kpp)).toBe(kpp === null ? 'entrepreneur' : true)
  }
  const heads = companies.filter(({ isBranch }) => !isBranch).map(({ inn }) => inn)
  expect(new Set(heads).size).toBe(heads.length)
  expect(new Set(companies.map(({ id }) => id)).size).toBe(companies.length)
})

test('branches differ by KPP, the head comes first', async () => {
  const found = await createOwnRegister().findCompanies('7726418538', signal)
  expect(found.map(({ kpp, isBranch }) => [kpp, isBranch])).toEqual([
    ['772601001', false],
    ['710702001', true],
  ])
  expect(await createOwnRegister().findCompanies('7707083893', signal)).toEqual([])
})

test('each company is found by its INN, with all its branches', async () => {
  const register = createOwnRegister()
  for (const [inn, companies] of Map.groupBy(allCompanies(), (company) => company.inn)) {
    expect(await register.findCompanies(inn, signal)).toEqual(companies)
  }
})

test('each bank has a BIK and the correspondent account that fits it', async () => {
  for (const bik of Object.keys(BANKS)) {
    const bank = await createOwnRegister().findBank(bik, signal)
    expect([bik, isBik(bik), isAccount(bank?.correspondentAccount ?? '', 'correspondent', bik)]).toEqual([
      bik,
      true,
      true,
    ])
  }
  expect(await createOwnRegister().findBank('044525225', signal)).toBeNull()
})
