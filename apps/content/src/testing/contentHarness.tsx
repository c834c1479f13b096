import type { Layout } from '@verstak/contracts/layout'
import { getLegalDocument, getLegalPreview, type LegalDocument } from '@verstak/contracts/legal'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import {
  getContent,
  getContentPreview,
  listBrands,
  listContent,
  listContentProducts,
  type ContentDocument,
} from '@verstak/contracts/content'
import { photoTemplate } from '@verstak/contracts/photo'
import { listPickupPoints, type PickupPoints } from '@verstak/contracts/pickup'
import { listPromotions } from '@verstak/contracts/promotion'
import { listRegions } from '@verstak/contracts/region'
import { subscribeToNewsletter } from '@verstak/contracts/newsletter'
import { ApiError } from '@verstak/api-client/ApiError'
import type { Host } from '@verstak/host'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { LegalText } from '../legal-text/LegalText.tsx'
import { createRoutes } from '../routes.tsx'
import { makeContent, makeOffices, REGIONS } from './contentPages.ts'

/** Opens the third version of each legal document. */
export const PREVIEW_KEY = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
/** The one that phones have of a promotion. */
export const PHONE_PHOTO = '6b86b273-ff34-4ce1-89d6-804eff5a3f82'
/** A photo of the shop. */
export const PHOTO = '6b86b273-ff34-4ce1-89d6-804eff5a3f81'

export interface ContentHarnessInput {
  layout?: Layout
  /** Changes to the valid version of the document. */
  document?: Partial<LegalDocument>
  /** Changes to a document of the shop; null: there is none. */
  content?: Partial<ContentDocument> | null
  /** Changes to a document's preview. */
  preview?: Partial<ContentDocument>
  /** Shops of every region. */
  offices?: PickupPoints['offices']
  /** What the API answers to a subscription. */
  subscribe?: () => EndpointResponse<typeof subscribeToNewsletter> | Promise<never>
  isServed?: Host['isServed']
}

/** The remote as the shell would hold it, on an API without a network; for tests and stories. */
export function createContentHarness({
  layout = 'desktop',
  document,
  content,
  preview,
  offices,
  subscribe,
  isServed,
}: ContentHarnessInput = {}) {
  const api = createFakeApi()
    .on(getLegalDocument, ({ query: { slug, version = 2 } }) => {
      if (version > 2 || slug === 'loyalty') throw new ApiError('not-found', 404)
      return { ...makeLegalDocument(version), ...document, slug }
    })
    .on(getLegalPreview, ({ query: { slug, key } }) => {
      if (key !== PREVIEW_KEY) throw new ApiError('not-found', 404)
      return { ...makeLegalDocument(3), slug }
    })
    .on(getContent, ({ query: { path } }) => {
      if (content === null) throw new ApiError('not-found', 404)
      return { ...makeContent(path), ...content }
    })
    .on(getContentPreview, ({ query: { path } }) => ({ ...makeContent(path), ...preview }))
    .on(listContent, ({ query: { page = 1 } }) => ({
      items:
        page === 1
          ? [{ ...makeContent('/news/one/'), cover: PHOTO }, makeContent('/news/two/')]
          : [makeContent('/news/old/')],
      total: 13,
    }))
    .on(listContentProducts, () => ({ products: [makeProductTile({ productCode: '15401001' })] }))
    .on(listBrands, () => ({
      brands: [
        { id: 1, name: 'Bosch', url: '/brand/bosch-1/', count: 1842, logo: photoTemplate(PHOTO) },
        { id: 2, name: '3M', url: '/brand/3m-2/', count: 12 },
        { id: 3, name: 'ЗУБР', url: '/brand/zubr-3/', count: 2914 },
      ],
    }))
    .on(listRegions, () => ({ data: REGIONS }))
    .on(listPickupPoints, ({ query: { regionId } }) => makeOffices(regionId, offices))
    .on(listPromotions, () => ({
      promotions: [
        {
          name: 'Вторая батарея дешевле',
          url: '/sale/batteries/',
          onlyForAdmin: false,
          onlyForB2B: false,
          onlyForB2C: false,
          listed: {
            note: 'Две по цене одной',
            image: photoTemplate(PHOTO),
            phoneImage: photoTemplate(PHONE_PHOTO),
          },
        },
        {
          ...{
            name: 'Неделя Bosch',
            url: '/brand/bosch-1/',
            onlyForAdmin: false,
            onlyForB2B: false,
            onlyForB2C: false,
          },
          banner: { place: 'side' as const, note: 'До пятницы', action: '', image: photoTemplate(PHOTO) },
        },
      ],
    }))
    .on(subscribeToNewsletter, subscribe ?? (() => ({ status: true })))
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    layout,
    isServed,
    widgets: { 'content/LegalText': LegalText, 'cart/AddToCart': () => <button type="button">В корзину</button> },
  })
  return { api, host, routes: createRoutes(host) }
}

const STARTS = ['2025-08-31T21:00:00Z', '2026-02-28T21:00:00Z', '2026-05-31T21:00:00Z'] as const

/** A document of two versions and a planned one, with every kind of block. */
export function makeLegalDocument(version = 2): LegalDocument {
  return {
    slug: 'personal',
    title: 'Политика обработки персональных данных',
    version,
    publishedAt: STARTS[version - 1]!,
    isCurrent: version === 2,
    blocks: [
      { kind: 'paragraph', text: `Политика составлена по закону, текст ${version}.` },
      { kind: 'heading', text: '1. Общие положения' },
      {
        kind: 'paragraph',
        text: '1.1. Оператор — ООО «Верстак». Сведения — на странице [«Реквизиты»](/legal/requisites/).',
      },
      { kind: 'heading', text: '2. Правовые основания' },
      { kind: 'list', items: ['договор купли-продажи;', '[согласие](/legal/personal-consent/).'] },
      { kind: 'heading', text: '3. Оператор' },
      {
        kind: 'facts',
        rows: [
          { name: 'ИНН', value: '7799000005' },
          { name: 'ОГРН', value: '1157700000006' },
        ],
      },
    ],
    versions: [
      { version: 2, publishedAt: STARTS[1] },
      { version: 1, publishedAt: STARTS[0] },
    ],
    others: [
      { slug: 'user-agreement', title: 'Пользовательское соглашение' },
      { slug: 'requisites', title: 'Реквизиты' },
    ],
  }
}
