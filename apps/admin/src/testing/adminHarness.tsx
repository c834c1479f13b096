import { ApiError } from '@verstak/api-client/ApiError'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { listJournal, revert, type JournalEntry } from '@verstak/contracts/journal'
import { answerConversation, listConversations, readConversationAsStaff } from '@verstak/contracts/chat'
import { editableContent, listContentVersions, listStaffContent, publishContent } from '@verstak/contracts/contentStaff'
import { editableLegal, listLegalEditions, listStaffLegal, readLegalEdition } from '@verstak/contracts/legalStaff'
import { listModeration, listModerationWords, moderate } from '@verstak/contracts/moderation'
import {
  changeOrderAsStaff,
  listStaffOrders,
  readPickingSheets,
  readStaffOrder,
  scanMark,
  type StaffOrder,
} from '@verstak/contracts/orderStaff'
import { getSession } from '@verstak/contracts/session'
import { getDashboard, getStaffMember, searchAsStaff } from '@verstak/contracts/staff'
import {
  editableBrand,
  editableCategory,
  editableProduct,
  editableTagPage,
  listCatalogueChoices,
  listStaffBrands,
  listStaffCategories,
  listStaffProducts,
  listStaffTagPages,
} from '@verstak/contracts/staffCatalogue'
import type { StaffRole } from '@verstak/contracts/staffRole'
import type { Host } from '@verstak/host'
import { getExchangeFile, getExchangeRun, listExchangeRuns, listMarketFeeds } from '@verstak/contracts/exchangeStaff'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createRoutes } from '../routes.tsx'
import { answerShop } from './adminShop.ts'
import { CONVERSATIONS, DOCUMENTS, makeDocument, makeQueue, MESSAGES, VERSIONS } from './adminContent.ts'
import { EDITIONS, LEGAL_DOCUMENTS, makeLegal } from './adminLegal.ts'
import { EXCHANGE_FILE, makeExchangeFile, makeExchangeRows, makeExchangeRun } from './adminExchange.ts'
import { makeOrders, makeSheets, makeStaffOrder, ORDER_GUID } from './adminOrders.ts'
import { CATEGORIES, CHOICES, makeEditedProduct, makeProductRow } from './adminCatalogue.ts'

export interface AdminHarnessInput {
  /** Null: the visitor is none of the staff. */
  role?: StaffRole | null
  name?: string
  entries?: readonly JournalEntry[]
  isServed?: Host['isServed']
  /** Changes to the order. */
  order?: Partial<StaffOrder['order']>
}

/** An entry of the journal. */
export const makeEntry = (fields: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 1,
  at: '2026-11-23T11:26:00Z',
  author: 'Илья Зимин',
  userId: 5,
  entity: 'product',
  entityId: '7',
  name: 'Дрель-шуруповёрт Bosch GSR 18V-50',
  action: 'change',
  fields: [{ field: 'name', old: 'Дрель', new: 'Дрель-шуруповёрт Bosch GSR 18V-50' }],
  takesBack: null,
  isTakenBack: false,
  ...fields,
})

/** The remote as the shell would hold it, on an API without a network; for tests and stories. */
export function createAdminHarness({
  role = 'owner',
  name = 'Ольга Миронова',
  entries = [makeEntry()],
  isServed,
  order,
}: AdminHarnessInput = {}) {
  const api = createFakeApi()
    .on(getStaffMember, () => {
      if (role === null) throw new ApiError('not-found', 404)
      return { id: 3, name, role, endsAt: '2026-11-23T15:30:00Z' }
    })
    .on(getSession, () => ({ user: role === null ? ('guest' as const) : ('staff' as const) }))
    .on(searchAsStaff, ({ query: { text } }) => ({
      found:
        text === 'ничего'
          ? []
          : [
              {
                ...{ kind: 'orders' as const, total: 7, link: '/admin/orders/?search=1004' },
                rows: [{ name: '100417', note: 'Николай Орлов, 23.11.2026', link: `/admin/orders/${ORDER_GUID}/` }],
              },
            ],
    }))
    .on(getDashboard, () => makeDashboard(role))
    .on(listJournal, ({ query: { page = 1 } }) => ({
      entries: page === 1 ? [...entries] : [],
      total: entries.length,
      pageSize: 50,
      authors: [{ userId: 5, name: 'Илья Зимин' }],
      entities: ['product', 'brand'],
    }))
    .on(listExchangeRuns, () => ({
      runs: [
        makeExchangeRun(),
        makeExchangeRun({ id: 11, source: '1c', format: 'commerceml', state: 'undone', canUndo: false }),
      ],
      ...{ total: 2, pageSize: 50, sources: ['1c', 'nasosy'] },
    }))
    .on(listMarketFeeds, () => ({
      feeds: [
        {
          ...{ regionId: 1, region: 'Москва', madeAt: '2026-11-23T11:20:00Z', offers: 11_840 },
          address: 'https://shop.example/api/feeds/5b0b6ca5-0ab5-44a3-9e3f-2f6c4a3f2b10.yml',
        },
      ],
    }))
    .on(getExchangeRun, ({ query: { id, show } }) => {
      if (id !== 12) throw new ApiError('not-found', 404)
      return { run: makeExchangeRun(), ...makeExchangeRows(show) }
    })
    .on(getExchangeFile, ({ query: { id, show } }) => {
      if (id !== EXCHANGE_FILE) throw new ApiError('not-found', 404)
      return { file: makeExchangeFile(), ...makeExchangeRows(show) }
    })
    .on(listStaffProducts, ({ query: { page = 1 } }) => ({
      products:
        page === 1
          ? [makeProductRow(), makeProductRow({ id: 8, name: 'Пила снятая', isActive: false, oldPrice: null })]
          : [],
      total: 120,
      pageSize: 50,
    }))
    .on(listCatalogueChoices, () => CHOICES)
    .on(editableProduct.read, ({ query: { id } }) => {
      if (id !== 7) throw new ApiError('not-found', 404)
      return makeEditedProduct(entries)
    })
    .on(editableProduct.save, ({ body }) => ({
      ...makeEditedProduct(entries),
      version: body.version + 1,
      values: { ...makeEditedProduct(entries).values, ...body.values } as never,
    }))
    .on(listStaffBrands, () => ({
      brands: [
        {
          id: 3,
          name: 'Bosch',
          link: '/brand/bosch-3/',
          slug: 'bosch',
          country: 'Германия',
          isHidden: false,
          products: 1842,
        },
      ],
      total: 1,
      pageSize: 50,
    }))
    .on(editableBrand.read, () => ({
      ...{ id: 3, version: 2, name: 'Bosch', changes: [...entries] },
      values: { name: 'Bosch', slug: 'bosch', country: 'Германия', isHidden: false, logo: null },
    }))
    .on(listStaffCategories, () => ({ categories: CATEGORIES }))
    .on(editableCategory.read, () => ({
      ...{ id: 20, version: 0, name: 'Дрели', changes: [] },
      values: {
        name: 'Дрели',
        slug: 'dreli',
        isForceShow: false,
        isHidden: false,
        picture: 'drill/zubr',
        parentId: 1,
        place: 2,
      },
    }))
    .on(listStaffTagPages, () => ({
      tagPages: [{ id: 5, name: 'Дрели Bosch', link: '/tag-page/bosch-20/', category: 'Дрели', filters: 'brand:3' }],
      total: 1,
      pageSize: 50,
    }))
    .on(editableTagPage.read, () => ({
      ...{ id: 5, version: 0, name: 'Дрели Bosch', changes: [] },
      values: { categoryId: 20, name: 'Дрели Bosch', slug: 'bosch', filters: 'brand:3', position: 1 },
    }))
    .on(listStaffOrders, ({ query: { status } }) => makeOrders(status))
    .on(readPickingSheets, () => makeSheets())
    .on(readStaffOrder, ({ query: { guid } }) => {
      if (guid !== ORDER_GUID) throw new ApiError('not-found', 404)
      return makeStaffOrder(order)
    })
    .on(changeOrderAsStaff, ({ body }) => ({ status: body.to }))
    .on(scanMark, () => ({ scanned: 1, quantity: 2 }))
    .on(listModeration, ({ query }) => makeQueue(query))
    .on(moderate, ({ body }) => ({ state: body.decision === 'approve' ? ('approved' as const) : ('refused' as const) }))
    .on(listModerationWords, () => ({ words: ['обман', 'развод'] }))
    .on(listConversations, () => ({ conversations: CONVERSATIONS }))
    .on(readConversationAsStaff, ({ query: { conversationId } }) => {
      if (conversationId === 999) throw new ApiError('not-found', 404)
      return { messages: MESSAGES, isStaffed: true }
    })
    .on(answerConversation, ({ body }) => ({
      messages: [...MESSAGES, { id: 9, author: 'operator' as const, text: body.text, sentAt: '2026-11-23T11:30:00Z' }],
      isStaffed: true,
    }))
    .on(listStaffContent, () => ({ documents: DOCUMENTS, total: DOCUMENTS.length, pageSize: 50 }))
    .on(editableContent.read, () => makeDocument())
    .on(editableContent.save, ({ body }) => ({
      ...makeDocument(),
      version: body.version + 1,
      values: { ...makeDocument().values, ...body.values } as never,
    }))
    .on(listContentVersions, () => VERSIONS)
    .on(publishContent, () => ({ ...makeDocument(), version: 4 }))
    .on(listStaffLegal, () => ({ documents: LEGAL_DOCUMENTS }))
    .on(editableLegal.read, ({ query: { id } }) => {
      if (id !== 'personal') throw new ApiError('not-found', 404)
      return makeLegal()
    })
    .on(editableLegal.save, ({ body }) => ({
      ...makeLegal(),
      version: body.version + 1,
      values: { ...makeLegal().values, ...body.values } as never,
    }))
    .on(listLegalEditions, () => EDITIONS)
    .on(readLegalEdition, ({ query: { version } }) => ({
      title: `Редакция ${version}`,
      blocks: [{ kind: 'paragraph' as const, text: `Текст ${version}.` }],
    }))
    .on(revert, () => ({ entry: makeEntry({ id: 2, action: 'take-back', takesBack: 1 }) }))
  const host = createTestHost({ call: api.call, region: makeRegion(), user: 'staff', isServed })
  answerShop(api, entries)
  return { api, host, routes: createRoutes(host) }
}

function makeDashboard(role: StaffRole | null): EndpointResponse<typeof getDashboard> {
  const seesMoney = role === 'owner' || role === 'manager'
  const of = (count: number, sum: number) => ({ count, sum: seesMoney ? sum : null })
  return {
    today: of(38, 60_125_00),
    week: of(1284, 9_418_320_00),
    days: [
      { day: '2026-11-22', ...of(190, 1_200_000_00) },
      { day: '2026-11-23', ...of(38, 60_125_00) },
    ],
    money: seesMoney ? { received: 8_000_000_00, returned: 41_000_00 } : null,
    waiting: [
      { what: 'new-orders', count: 12, oldest: 5400 },
      { what: 'reviews', count: 24, oldest: 90_000 },
      { what: 'jobs', count: 0, oldest: 0 },
    ],
    live: [
      { remote: 'cart', version: '1.52.0-abc', canary: null },
      { remote: 'product', version: '1.51.2-def', canary: { version: '1.52.0-fed', percent: 10 } },
    ],
  }
}
