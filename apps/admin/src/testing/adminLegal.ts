import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { editableLegal, listLegalEditions, StaffLegalRow } from '@verstak/contracts/legalStaff'

/** Legal documents, one with a planned edition. */
export const LEGAL_DOCUMENTS: StaffLegalRow[] = [
  {
    ...{ slug: 'personal', title: 'Политика обработки персональных данных', version: 2 },
    ...{ publishedAt: '2025-08-31T21:00:00Z', plannedAt: '2026-11-30T21:00:00Z' },
  },
  { slug: 'requisites', title: 'Реквизиты', version: 1, publishedAt: '2025-08-31T21:00:00Z', plannedAt: null },
]

/** Its planned edition. */
export const makeLegal = (): EndpointResponse<typeof editableLegal.read> => ({
  id: 'personal',
  version: 3,
  name: 'Политика обработки персональных данных',
  values: {
    title: 'Политика обработки персональных данных',
    blocks: [
      { kind: 'heading', text: 'Общие положения' },
      { kind: 'paragraph', text: 'Политика действует для сайта.' },
      { kind: 'requisites', part: 'company' },
    ],
    publishedAt: '2026-11-30T21:00:00.000Z',
  },
  changes: [],
})

/** A planned edition, the valid one, and one before it. */
export const EDITIONS: EndpointResponse<typeof listLegalEditions> = {
  editions: [
    {
      ...{ version: 3, title: 'Политика обработки персональных данных' },
      state: 'planned',
      publishedAt: '2026-11-30T21:00:00.000Z',
      address: '/legal/personal/?preview=6b86b273-ff34-4ce1-89d6-804eff5a3f57',
    },
    {
      ...{ version: 2, title: 'Политика обработки персональных данных' },
      state: 'valid',
      publishedAt: '2025-08-31T21:00:00.000Z',
      address: '/legal/personal/?version=2',
    },
    {
      ...{ version: 1, title: 'Политика обработки персональных данных' },
      state: 'earlier',
      publishedAt: '2024-08-31T21:00:00.000Z',
      address: '/legal/personal/?version=1',
    },
  ],
}
