import { render } from '@testing-library/react'
import { isCrawler, isMobile, useHost } from './host.ts'

test.each([
  ['desktop', false, false],
  ['desktop-crawler', false, true],
  ['mobile', true, false],
  ['mobile-crawler', true, true],
] as const)('%s: phone layout %s, crawler %s', (layout, isPhone, isBot) => {
  expect(isMobile(layout)).toBe(isPhone)
  expect(isCrawler(layout)).toBe(isBot)
})

test('a component outside of the shell is told what to do', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lost = () => useHost().layout
  expect(() => render(<Lost />)).toThrow(/wrap the component in the shell or in TestHost/)
  complaints.mockRestore()
})
