import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { useIsHydrated } from './useIsHydrated.ts'

const Visitor = () => <p>{useIsHydrated() ? 'этот посетитель' : 'любой'}</p>

test('the page of the server is taken over as it is, and only then changes', async () => {
  const onRecoverableError = jest.fn()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Visitor />)
  expect(container).toHaveTextContent('любой')
  const root = await act(() => hydrateRoot(container, <Visitor />, { onRecoverableError }))
  expect(container).toHaveTextContent('этот посетитель')
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})

test('what appears later knows its visitor from the first render', () => {
  render(<Visitor />)
  expect(screen.getByText('этот посетитель')).toBeVisible()
})
