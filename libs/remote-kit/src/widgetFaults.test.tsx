import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { SlotClass } from '@verstak/contracts/widget'
import { RemoteWidget } from './RemoteWidget.tsx'
import { TestHost, createTestHost } from './TestHost.tsx'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { RemoteFailure } from '@verstak/host'

type Row = (props: { title: string }) => ReactNode

let complaints: jest.SpyInstance
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)))
afterEach(() => complaints.mockRestore())

async function show(Widget: Row | undefined, slotClass: SlotClass = 'should') {
  const failures: RemoteFailure[] = []
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion(),
    widgets: Widget ? { 'listing/FeaturedProducts': Widget } : {},
    report: (failure) => failures.push(failure),
  })
  await act(async () =>
    render(
      <TestHost host={host}>
        <p>
          <a href="/product/">товар</a>
          <RemoteWidget name="listing/FeaturedProducts" title="Ряд" slotClass={slotClass} fallback={<p>загрузка</p>} />
        </p>
        <button>другая кнопка</button>
      </TestHost>,
    ),
  )
  return failures
}

const retry = () => screen.queryByRole('button', { name: 'Повторить' })
const BROKEN = new Error('broken')

test.each([
  ['must', true],
  ['should', true],
  ['may', false],
] as const)('a `%s` widget that fails offers another try: %s', async (slotClass, hasRetry) => {
  await show(() => {
    throw BROKEN
  }, slotClass)
  expect(retry() !== null).toBe(hasRetry)
  expect(screen.getByRole('button', { name: 'другая кнопка' })).toBeVisible()
})

test('a widget that throws in an effect is replaced and reported, the rest of the page stays', async () => {
  const failures = await show(function Widget() {
    useEffect(() => {
      throw BROKEN
    })
    return <p>ряд</p>
  })
  expect(retry()).toBeVisible()
  expect(screen.getByRole('link', { name: 'товар' })).toBeVisible()
  expect(failures).toEqual([{ remote: 'listing', widget: 'FeaturedProducts', kind: 'render', error: BROKEN }])
})

test('code that does not load is reported as such', async () => {
  const failures = await show(undefined)
  expect(failures[0]).toMatchObject({ remote: 'listing', widget: 'FeaturedProducts', kind: 'load' })
})

test('one click brings data that failed anew', async () => {
  const answers = [Promise.reject(BROKEN), Promise.resolve('сверло')]
  answers[0]!.catch(() => undefined)
  await show(function Widget() {
    const { data } = useSuspenseQuery({ queryKey: ['row'], queryFn: () => answers.shift()!, retry: false })
    return <p>{data}</p>
  })
  await act(async () => retry()!.click())
  expect(await screen.findByText('сверло')).toBeVisible()
})

/** A widget whose button makes it throw. */
function Fragile() {
  const [isBroken, breakIt] = useState(false)
  if (isBroken) throw BROKEN
  return <button onClick={() => breakIt(true)}>нажать</button>
}

test('the focus in a widget that fails goes to what stands in its place', async () => {
  await show(Fragile)
  await userEvent.click(screen.getByRole('button', { name: 'нажать' }))
  expect(retry()).toHaveFocus()
})

test('the focus in a widget that fails without a trace goes to what is nearest', async () => {
  await show(Fragile, 'may')
  await userEvent.click(screen.getByRole('button', { name: 'нажать' }))
  expect(screen.getByRole('link', { name: 'товар' })).toHaveFocus()
})

test('the focus elsewhere stays where it is when a widget fails', async () => {
  const gate = Promise.withResolvers<never>()
  await show(function Widget() {
    const { data } = useQuery({ queryKey: ['x'], queryFn: () => gate.promise, throwOnError: true, retry: false })
    return <p>{data}</p>
  })
  const other = screen.getByRole('button', { name: 'другая кнопка' })
  other.focus()
  await act(async () => gate.reject(BROKEN))
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(other).toHaveFocus()
})

test('each part says in the page whose it is', async () => {
  await show(() => <p>ряд</p>)
  expect(document.querySelector('remote-part')).toHaveAttribute('name', 'listing/FeaturedProducts')
})
