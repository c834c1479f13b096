import { act } from '@testing-library/react'
import { RemotePart } from '@verstak/host'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { UnhydratedFrame } from './UnhydratedFrame.tsx'

jest.mock('./FailedPage.tsx', () => ({ FailedPage: () => <h1>Что-то пошло не так</h1> }))

test('the markup of the server stays, untouched, until the code is lost for good', async () => {
  const recoverable = jest.fn()
  const loading = Promise.withResolvers<never>()
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <RemotePart name="things">
      <h1>Вещи</h1>
      <a href="/things/2/">дальше</a>
    </RemotePart>,
  )
  const link = container.querySelector('a')
  await act(async () => {
    hydrateRoot(container, <UnhydratedFrame remote="things" loading={loading.promise} />, {
      onRecoverableError: recoverable,
    })
  })
  expect(container.querySelector('a')).toBe(link)
  expect(recoverable).not.toHaveBeenCalled()
  await act(async () => loading.reject(new Error('404')))
  expect(container).toHaveTextContent('Что-то пошло не так')
  expect(container.querySelector('a')).toBeNull()
})
