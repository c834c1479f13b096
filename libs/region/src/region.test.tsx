import { makeRegion } from '@verstak/testing/factories'
import { act, render, screen } from '@testing-library/react'
import { Provider, createStore } from 'jotai'
import { activeRegionAtom, regionAtom, useRegion } from './region.ts'

const City = () => <p>{useRegion().name}</p>

test('components follow the region of their own store', () => {
  const store = createStore()
  store.set(regionAtom, makeRegion({ name: 'Казань' }))
  render(
    <Provider store={store}>
      <City />
    </Provider>,
  )
  expect(screen.getByText('Казань')).toBeVisible()
  act(() => store.set(regionAtom, makeRegion({ name: 'Тверь' })))
  expect(screen.getByText('Тверь')).toBeVisible()
})

test('a loader that runs before the region is known fails with what to do', () => {
  expect(() => createStore().get(activeRegionAtom)).toThrow(/the shell sets regionAtom/)
})
