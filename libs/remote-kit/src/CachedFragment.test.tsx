import { HostContext } from '@verstak/host'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CachedFragment } from './CachedFragment.tsx'
import { createTestHost } from './TestHost.tsx'

const bare = createTestHost({ call: createFakeApi().call, region: makeRegion() })

function Part() {
  const [count, setCount] = useState(0)
  return (
    <>
      <input type="checkbox" checked={count > 0} readOnly />
      <button onClick={() => setCount(count + 1)}>Нажато {count}</button>
    </>
  )
}

const page = (
  <main>
    <CachedFragment of={['part']}>
      <Part />
    </CachedFragment>
    <p>рядом</p>
  </main>
)

test('the browser takes markup of the cache over as if it had been rendered within the page', async () => {
  const host = { ...bare, fragmentCache: () => renderToString(<Part />) }
  const markup = renderToString(<HostContext value={host}>{page}</HostContext>)
  expect(markup).toBe(renderToString(<HostContext value={bare}>{page}</HostContext>))
  document.body.innerHTML = markup
  const button = screen.getByRole('button')
  const onRecoverableError = jest.fn()
  await act(async () =>
    hydrateRoot(document.body, <HostContext value={bare}>{page}</HostContext>, { onRecoverableError }),
  )
  fireEvent.click(button)
  expect(button).toHaveTextContent('Нажато 1')
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(onRecoverableError).not.toHaveBeenCalled()
})
