/** @jest-environment node */
import { getMarks } from '@verstak/contracts/marks'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { renderToString } from 'react-dom/server'
import { MarkButtons } from './MarkButtons.tsx'
import { TestHost, createTestHost } from './TestHost.tsx'

const NOTHING = () => null

test('the server marks nothing and asks for nothing, even for a user whose marks the page would have', () => {
  const api = createFakeApi().on(getMarks, () => ({ favorites: [1], compare: [1] }))
  const widgets = { 'favorites/FavoriteToggle': NOTHING, 'compare/CompareToggle': NOTHING }
  const host = createTestHost({ call: api.call, region: makeRegion(), user: 'private', widgets })
  const html = renderToString(
    <TestHost host={host}>
      <MarkButtons product={makeProductTile({ name: 'Дрель' })} look="tile" />
    </TestHost>,
  )
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(2)
  expect(html).toContain('aria-label="Добавить в избранное: Дрель"')
  expect(html).toContain('aria-label="Добавить к сравнению: Дрель"')
  expect(api.calls).toEqual([])
})
