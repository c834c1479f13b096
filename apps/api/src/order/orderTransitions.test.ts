import { ActorKind, OrderState } from '@verstak/contracts/order'
import { mayMove, nextStates } from './orderTransitions.ts'

const STATES = OrderState.options
const ACTORS = ActorKind.options
const moves = STATES.flatMap((from) =>
  ACTORS.flatMap((kind) => nextStates(from, kind).map((to) => ({ from, to, kind }))),
)

test('no state leads to itself, and what was returned whole stays so', () => {
  expect(moves.filter(({ from, to }) => from === to)).toEqual([])
  expect(ACTORS.flatMap((kind) => nextStates('returned', kind))).toEqual([])
})

test('every state is reached from a first one', () => {
  const reached = new Set<OrderState>(['new', 'awaiting-payment'])
  for (let before = 0; before < reached.size;) {
    before = reached.size
    for (const { from, to } of moves) if (reached.has(from)) reached.add(to)
  }
  expect([...reached].sort()).toEqual([...STATES].sort())
})

test('goods are handed over by staff alone, and only after they were assembled', () => {
  const ways = moves.filter(({ to }) => to === 'handed-over')
  expect(new Set(ways.map(({ kind }) => kind))).toEqual(new Set(['staff']))
  expect(ways.map(({ from }) => from).sort()).toEqual(['on-the-way', 'ready'])
})

test('money alone makes an order paid: neither shopper nor staff can say so', () => {
  expect(new Set(moves.filter(({ to }) => to === 'paid').map(({ kind }) => kind))).toEqual(new Set(['system']))
})

test('unpaid goods of a prepaid order are not assembled', () => {
  expect(ACTORS.flatMap((kind) => nextStates('awaiting-payment', kind))).not.toContain('assembling')
})

test('a shopper can only cancel, until the goods have left, and what was handed over nobody cancels', () => {
  const ofShopper = moves.filter(({ kind }) => kind === 'shopper')
  expect(new Set(ofShopper.map(({ to }) => to))).toEqual(new Set(['cancelled']))
  expect(ofShopper.map(({ from }) => from)).toEqual(['new', 'awaiting-payment', 'paid', 'assembling', 'ready'])
  for (const from of ['handed-over', 'returned-in-part', 'returned'] as const) {
    expect(ACTORS.some((kind) => mayMove(from, 'cancelled', kind))).toBe(false)
  }
})
