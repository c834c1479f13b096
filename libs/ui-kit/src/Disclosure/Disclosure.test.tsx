import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Disclosure } from './Disclosure.tsx'

test('a disclosure is the browser’s own: its summary takes the focus and opens it', async () => {
  render(<Disclosure summary="Мощность">от 500 Вт</Disclosure>)
  const summary = screen.getByText('Мощность')
  expect(summary.tagName).toBe('SUMMARY')
  await userEvent.tab()
  expect(summary).toHaveFocus()
  // The browser makes a click of Enter and Space on a summary.
  fireEvent.click(summary)
  expect(summary.closest('details')).toHaveAttribute('open')
})
