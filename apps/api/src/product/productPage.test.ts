import { getListing, type ListingInput } from '@verstak/contracts/listing'
import { getProduct, listAlternatives, notifyOnArrival } from '@verstak/contracts/product'
import { listProductOffices } from '@verstak/contracts/pickup'
import { fillProductPage, files } from '../testing/fillProductPage.ts'
import { NOON } from '../testing/startTestApi.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeAll(async () => {
  await fillProductPage(api.db)
})
afterEach(() => (api.clock.now = NOON))

const show = (productId: number, regionId = 1) => api.newVisitor().call(getProduct, { query: { productId, regionId } })
const linkOf = (id: number) => `/product/tovar-${id}-${id}/`

describe('variants', () => {
  test('say what can be chosen, where it leads, and what the region cannot sell; withdrawn ones are none', async () => {
    const { variants } = await show(known.saw)
    expect(variants).toEqual({
      groupId: 1,
      name: 'Пила',
      axes: [
        {
          kind: 'color',
          name: 'Цвет',
          values: [
            { name: 'красный', link: linkOf(known.saw), isCurrent: true, isAvailable: true },
            { name: 'синий', link: linkOf(known.plenty), isCurrent: false, isAvailable: true },
          ],
        },
        {
          kind: 'size',
          name: 'Диск',
          values: [
            { name: '190 мм', link: linkOf(known.saw), isCurrent: true, isAvailable: true },
            { name: '230 мм', link: linkOf(known.farAway), isCurrent: false, isAvailable: false },
          ],
        },
      ],
      links: [linkOf(known.farAway), linkOf(known.plenty)],
    })
    expect((await show(known.saw, 2)).variants?.axes[1]?.values[1]?.isAvailable).toBe(true)
  })

  test('of a withdrawn product lead to those that are sold', async () => {
    expect((await show(known.withdrawn)).variants?.axes.map(({ values }) => values.map(({ link }) => link))).toEqual([
      [linkOf(known.farAway), linkOf(known.withdrawn)],
      [linkOf(known.plenty), linkOf(known.withdrawn)],
    ])
  })

  test('do not stand at a product without others', async () => {
    expect(await show(known.discounted)).not.toHaveProperty('variants')
  })
})

describe('documents and videos', () => {
  test('stand in the order of the shop, with kind, size and address', async () => {
    const { documents, videos } = await show(known.saw)
    expect(documents).toEqual([
      { kind: 'instruction', name: 'Инструкция (RU)', type: 'txt', size: 57, link: `/files/${files.manual}` },
      { kind: 'certificate', name: 'Сертификат', type: 'pdf', size: 8, link: `/files/${files.certificate}` },
    ])
    expect(videos).toEqual([
      {
        title: 'Как сменить диск',
        src: `/files/${files.video}`,
        poster: null,
        duration: 42,
        captions: `/files/${files.captions}`,
      },
    ])
  })

  test('are left out where there are none', async () => {
    const product = await show(known.plenty)
    expect(product).not.toHaveProperty('documents')
    expect(product).not.toHaveProperty('videos')
  })
})

describe('where to buy', () => {
  const ask = (id: number, regionId?: number, visitor = api.newVisitor()) =>
    visitor.call(listProductOffices, { query: { productGuid: guidOf(id), ...(regionId && { regionId }) } })

  test('offices with pieces, most pieces first, with the hour from which they hand over [TILE-010]', async () => {
    const { offices, count } = await ask(known.saw, 1)
    expect(count).toBe(2)
    expect(
      offices.map(({ id, address, workingTime, availability }) => [id, address, workingTime, availability]),
    ).toEqual([
      [1, 'Складочная улица, 1', ['9–21'], free(6)],
      [2, 'Нижняя улица, 2', ['9–21'], free(4)],
    ])
  })

  const free = (freeCount: number) => ({
    freeCount,
    available: true,
    isToday: true,
    deliveryDates: { message: 'сегодня после\u00A013:00', isToday: true },
  })

  test('after the cut-off it is tomorrow', async () => {
    api.clock.now = new Date('2026-11-20T20:00:00+03:00')
    const [office] = (await ask(known.saw, 1)).offices
    expect(office?.availability?.deliveryDates).toEqual({ message: 'завтра после\u00A009:00', isToday: false })
  })

  test('an office with less than one step of the multiplicity gets it from the other one', async () => {
    await api.db.insertInto('stock').values({ product_id: known.screws, office_id: 2, quantity: 4 }).execute()
    const { offices, count } = await ask(known.screws, 1)
    expect(offices.map(({ id, availability }) => [id, availability])).toEqual([
      [1, expect.objectContaining({ available: true, isToday: true })],
      [
        2,
        {
          freeCount: 4,
          available: false,
          isToday: false,
          deliveryDates: { message: 'завтра после\u00A012:00', isToday: false },
        },
      ],
    ])
    expect(count).toBe(1)
  })

  test('the region is that of the cookie unless told', async () => {
    const visitor = api.newVisitor()
    expect((await ask(known.farAway, undefined, visitor)).count).toBe(0)
    visitor.cookies.set('active_region', '2')
    expect((await ask(known.farAway, undefined, visitor)).offices.map(({ id }) => id)).toEqual([3])
  })

  test.each([
    ['sold out', known.expected],
    ['withdrawn', known.withdrawn],
    ['unknown', 99_999],
  ])('a product that is %s is nowhere', async (_, id) => {
    expect(await ask(id, 1)).toMatchObject({ offices: [], count: 0 })
  })

  test('a region that does not exist is refused', async () => {
    const answer = await api.newVisitor().fail(listProductOffices, { query: { productGuid: guidOf(1), regionId: 77 } })
    expect(answer.status).toBe(400)
  })
})

describe('a withdrawn product', () => {
  const query = { productId: known.withdrawn, regionId: 1 }

  test('keeps its page, cannot be bought, and leads to products like it', async () => {
    const product = await show(known.withdrawn)
    expect(product).toMatchObject({
      isWithdrawn: true,
      name: 'Пила снятая',
      isAvailable: false,
      nearestOffice: null,
      button: { type: 'reportLater' },
      buttons: [{ type: 'reportLater' }],
      availabilityInfo: { isInStock: false },
    })
    expect(product.button).not.toHaveProperty('isNotifyAllowed')
    const { products } = await api.newVisitor().call(listAlternatives, { query })
    expect(products.length).toBeGreaterThan(0)
    expect(products.map(({ id }) => id)).not.toContain(known.withdrawn)
  })

  test('is in no listing, no search and no notice of arrival', async () => {
    const visitor = api.newVisitor()
    const plain = {
      id: 0,
      brandId: 0,
      searchString: '',
      sort: 'popularity',
      asc: false,
      page: 1,
      filters: '',
      all: true,
    } as const
    const list = (change: Partial<ListingInput>) =>
      visitor.call(getListing, { query: { ...plain, listingType: 'search', regionId: 1, ...change } })
    const listing = await list({ listingType: 'category', id: 120, sort: 'price', asc: true })
    const search = await list({ searchString: 'пила снятая' })
    const ids = [listing, search].flatMap(({ products }) => products.map(({ id }) => id))
    expect(search.products.map(({ name }) => name)).toContain('Пила торцовочная')
    expect(listing.total).toBe(api.products.filter(({ isActive, categoryId }) => isActive && categoryId === 120).length)
    expect(ids).not.toContain(known.withdrawn)
    const notice = { productGuid: guidOf(known.withdrawn), email: 'anna@mail.example' }
    expect((await visitor.fail(notifyOnArrival, { body: notice })).status).toBe(404)
  })

  test('that is sold again is a product like any other', async () => {
    const set = (is_active: boolean) =>
      api.db.updateTable('product').set({ is_active }).where('id', '=', known.withdrawn).execute()
    await set(true)
    const product = await show(known.withdrawn)
    await set(false)
    expect(product).not.toHaveProperty('isWithdrawn')
    expect(product).toMatchObject({ isAvailable: true, nearestOffice: { id: 1 } })
  })
})

test('a product that is not sold out for ever says so: sold out is not withdrawn', async () => {
  expect(await show(known.expected)).not.toHaveProperty('isWithdrawn')
})

test('an unknown product is not found, neither are products like it', async () => {
  const query = { productId: 99_999, regionId: 1 }
  expect((await api.newVisitor().fail(getProduct, { query })).status).toBe(404)
  expect((await api.newVisitor().fail(listAlternatives, { query })).status).toBe(404)
})
