import { takeFromOffices } from './takeFromOffices.ts'

const held = [
  { product_id: 1, office_id: 1, quantity: 3 },
  { product_id: 1, office_id: 2, quantity: 0 },
  { product_id: 1, office_id: 3, quantity: 5 },
]
const taken = (quantity: number, preferred: number | null) =>
  takeFromOffices(held, quantity, preferred).map(({ office_id, quantity: pieces }) => [office_id, pieces])

test.each([
  [2, null, [[1, 2]]],
  [3, null, [[1, 3]]],
  [
    4,
    null,
    [
      [1, 3],
      [3, 1],
    ],
  ],
  [
    8,
    null,
    [
      [1, 3],
      [3, 5],
    ],
  ],
  [4, 3, [[3, 4]]],
  [
    7,
    3,
    [
      [3, 5],
      [1, 2],
    ],
  ],
  [
    4,
    2,
    [
      [1, 3],
      [3, 1],
    ],
  ],
])('%i pieces, office %s preferred, come from %j', (quantity, preferred, expected) => {
  expect(taken(quantity, preferred)).toEqual(expected)
})
