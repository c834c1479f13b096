import { ApiError } from '@verstak/api-client/ApiError'
import { listRecent } from '@verstak/contracts/recommendation'
import { listSearchPresets, suggestSearch } from '@verstak/contracts/search'
import type { SearchSuggestions } from '@verstak/contracts/search'
import { deleteFromSearchHistory, listSearchHistory } from '@verstak/contracts/searchHistory'
import { HostContext } from '@verstak/host'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { SearchForm } from '../header/SearchForm.tsx'

/** A product's guid. */
export const guidOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const productOf = (name: string) => ({
  id: 1,
  name,
  link: `/product/${name}-1/`,
  image: '/pictures/v1/drill/makita/main/{size}.{format}',
  pricesV2: { default: { current: 499_000, old: null, availableDiscountPrices: [] } },
  isAvailable: true,
})

const ANSWER: SearchSuggestions = {
  categories: { label: 'Категории', items: [{ id: 7, name: 'Дрели', link: '/category/dreli-7/', count: 120 }] },
  tagPages: { label: 'Подборки', items: [] },
  manufacturers: { label: 'Бренды', items: [{ id: 3, name: 'Makita', link: '/brand/makita-3/' }] },
  products: { label: 'Товары', items: [productOf('drel')] },
  searchedFor: null,
  error: null,
}

/** Opens the search field with its panel, with an API whose answers the test may change. */
export async function openSearchField(presets: string[] = [], user?: 'private') {
  const state = {
    asked: [] as string[],
    recent: [] as unknown[],
    isDown: false,
    answer: ANSWER,
    /** A user's searches on the server. */
    kept: ['дрель', 'пила', 'бур'].map((query, index) => ({ id: 50 - index, attributes: { query, date: '' } })),
    removed: [] as unknown[],
    isHistoryDown: false,
    gate: Promise.resolve(),
  }
  const api = createFakeApi()
    .on(listSearchPresets, () => ({ queries: presets }))
    .on(suggestSearch, async ({ query }) => {
      state.asked.push(query.searchString)
      await state.gate
      if (state.isDown) throw new ApiError('unavailable', 0)
      return state.answer
    })
    .on(listSearchHistory, () => {
      if (state.isHistoryDown) throw new ApiError('unavailable', 0)
      return { data: state.kept }
    })
    .on(deleteFromSearchHistory, ({ body }) => {
      if (state.isHistoryDown) throw new ApiError('unavailable', 0)
      state.removed.push(body)
      state.kept = state.kept.filter(({ id }) => body.id !== undefined && body.id !== id)
      return { data: state.kept }
    })
    .on(listRecent, ({ body }) => {
      state.recent.push(body.productGuids)
      // A user's products are stored on the server.
      if (!body.productGuids) return { products: [makeProductTile({ name: 'Рубанок', link: '/product/rubanok-3/' })] }
      return {
        products: (body.productGuids ?? []).map((guid) =>
          makeProductTile({ guid, name: guid, link: `/product/${guid}/` }),
        ),
      }
    })
  const host = createTestHost({ call: api.call, region: makeRegion(), ...(user ? { user } : {}) })
  const element = (
    <TestHost host={host}>
      <HostContext value={host}>
        <SearchForm />
        <button>elsewhere</button>
      </HostContext>
    </TestHost>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  // The focus loads the panel's code.
  field.focus()
  await act(() => import('../search-panel/SearchPanel.tsx').then(() => undefined))
  await pass(0)
  return { state, field, router, host }
}

/** Advances the timers and lets the results settle. */
export async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
  // A request, and its answer.
  await act(() => jest.advanceTimersByTimeAsync(0))
  await act(() => jest.advanceTimersByTimeAsync(0))
}

/** Types, and pauses. */
export async function type(field: HTMLInputElement, text: string, pauseMs = 500) {
  fireEvent.input(field, { target: { value: text } })
  await pass(pauseMs)
}

/** Presses a key in the field. */
export const press = async (field: HTMLInputElement, key: string) => {
  fireEvent.keyDown(field, { key })
  await pass(0)
}
/** Texts of the suggested lines. */
export const options = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
