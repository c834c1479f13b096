import { makeRegion } from '@verstak/testing/factories'
import { findRegions } from './findRegions.ts'
import { needsApproval } from './needsApproval.ts'
import { regionName } from './regionName.ts'

const regions = [
  'Ярославль',
  'Орёл',
  'Ростов-на-Дону',
  'Нижний Новгород',
  'Великий Новгород',
  'Новгородская область',
  'Донецк',
].map((name, id) => makeRegion({ id, name }))
const find = (typed: string) => findRegions(regions, typed).map(({ name }) => name)

test('without words all regions are there, by name', () => {
  expect(find('  ')).toEqual([
    'Великий Новгород',
    'Донецк',
    'Нижний Новгород',
    'Новгородская область',
    'Орёл',
    'Ростов-на-Дону',
    'Ярославль',
  ])
})

test('each word of a name can be found by its beginning; names that begin so come first', () => {
  expect(find('новг')).toEqual(['Новгородская область', 'Великий Новгород', 'Нижний Новгород'])
  expect(find('дон')).toEqual(['Донецк', 'Ростов-на-Дону'])
  expect(find('город')).toEqual([])
})

test('case, ё and hyphens make no difference', () => {
  expect(find('ОРЕЛ')).toEqual(['Орёл'])
  expect(find('ростов на')).toEqual(['Ростов-на-Дону'])
})

test('the region −1 is Moscow with what is around it [REGION-002]', () => {
  expect(regionName({ id: -1, name: 'Москва' })).toBe('Москва и область')
  expect(regionName({ id: 1, name: 'Москва' })).toBe('Москва')
})

test('only visitors who are not trusted, have not approved, and have a region are asked', () => {
  const asked = { isTrusted: false, isApproved: false, name: 'Москва' }
  expect(needsApproval(asked)).toBe(true)
  expect(needsApproval({ ...asked, isTrusted: true })).toBe(false)
  expect(needsApproval({ ...asked, isApproved: true })).toBe(false)
  expect(needsApproval({ ...asked, name: '' })).toBe(false)
})
