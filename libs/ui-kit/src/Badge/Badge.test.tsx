import { render } from '@testing-library/react'
import { Badge } from './Badge.tsx'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [1000, '99+'],
])('%i is shown as %s [SHELL-038]', (count, text) => {
  const { container } = render(<Badge count={count} />)
  expect(container).toHaveTextContent(text)
})

test('there is no badge at 0 [SHELL-038]', () => {
  const { container } = render(<Badge count={0} />)
  expect(container).toBeEmptyDOMElement()
})
