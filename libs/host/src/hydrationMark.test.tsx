import { act, render } from '@testing-library/react'
import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { HostContext } from './hostContext.ts'
import type { Host, SlotGuard } from './hostContext.ts'
import { HydratedMark, useHydrationMark } from './hydrationMark.tsx'

const Stock = () => <button type="button">Наличие</button>

function Part({ Content }: { Content: ComponentType }) {
  const mark = useHydrationMark<HTMLElement>()
  return (
    <section {...mark}>
      <Suspense fallback="…">
        <Content />
        <HydratedMark of={mark.ref} />
      </Suspense>
    </section>
  )
}

function pageOf(Content: ComponentType, slots?: SlotGuard) {
  const host = { ...(slots && { slots }) } as Partial<Host> as Host
  return (
    <HostContext value={host}>
      <Part Content={Content} />
    </HostContext>
  )
}

test('a part of the server is marked until its code is here and React has hydrated it', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const onRecoverableError = jest.fn()
  const complaints = jest.spyOn(console, 'error')
  document.body.innerHTML = `<main>${renderToString(pageOf(Stock, {} as SlotGuard))}</main>`
  const page = document.querySelector('main')!
  const part = document.querySelector('section')!
  const button = document.querySelector('button')!
  expect(part).toHaveAttribute('data-unhydrated')

  const root = await act(() => hydrateRoot(page, pageOf(lazy(() => promise)), { onRecoverableError }))
  expect(part).toHaveAttribute('data-unhydrated')
  await act(async () => resolve({ default: Stock }))
  expect(part).not.toHaveAttribute('data-unhydrated')
  expect(page).toContainElement(button)
  expect([onRecoverableError.mock.calls, complaints.mock.calls]).toEqual([[], []])
  act(() => root.unmount())
})

test('what the browser renders by itself has no mark', () => {
  const { container } = render(pageOf(Stock))
  expect(container.querySelector('section')).not.toHaveAttribute('data-unhydrated')
})
