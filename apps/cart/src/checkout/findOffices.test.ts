import { makeOffice } from '../testing/renderCartPage.tsx'
import { findOffices } from './findOffices.ts'

const offices = [
  makeOffice({ id: 1, address: 'Варшавское шоссе, 97', metro: { name: 'Нахимовский проспект', color: 'gray' } }),
  makeOffice({ id: 2, address: 'улица Лётчика Бабушкина, 26', metro: null }),
]

test.each([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['варшав', [1]],
  ['НАХИМОВСКИЙ', [1]],
  ['97 варшавское', [1]],
  ['летчика', [2]],
  ['лётчика', [2]],
  ['тверская', []],
])('«%s» finds %j', (query, ids) => {
  expect(findOffices(offices, query).map(({ id }) => id)).toEqual(ids)
})
