import { checkPeerId } from './checkPeerId.ts'

test('a community’s id is taken [SOCIAL-010]', () => {
  expect(checkPeerId(-1)).toBe(-1)
})

test.each([1, 0, Number.NaN])('%s is refused [SOCIAL-010]', (peerId) => {
  expect(() => checkPeerId(peerId)).toThrow('Peer id can`t be positive')
})
