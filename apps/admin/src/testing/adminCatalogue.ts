import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { JournalEntry } from '@verstak/contracts/journal'
import type {
  editableProduct,
  listCatalogueChoices,
  listStaffCategories,
  StaffProductRow,
} from '@verstak/contracts/staffCatalogue'

/** Row of the list of products. */
export const makeProductRow = (fields: Partial<StaffProductRow> = {}): StaffProductRow => ({
  id: 7,
  sku: '15401001',
  name: 'Дрель-шуруповёрт Bosch GSR 18V-50',
  link: '/product/drel-7/',
  brand: 'Bosch',
  category: 'Дрели',
  price: 1_299_000,
  oldPrice: 1_529_000,
  stock: 12,
  isActive: true,
  ...fields,
})

/** A small tree. */
export const CATEGORIES: EndpointResponse<typeof listStaffCategories>['categories'] = [
  {
    ...{ id: 1, name: 'Электроинструмент', slug: 'elektroinstrument', link: '/category/elektroinstrument-1/' },
    ...{ depth: 1, parentId: null, isForceShow: true, isHidden: false, products: 4120 },
  },
  {
    ...{ id: 20, name: 'Дрели', slug: 'dreli', link: '/category/dreli-20/' },
    ...{ depth: 2, parentId: 1, isForceShow: false, isHidden: true, products: 318 },
  },
]

/** What fields may be chosen from. */
export const CHOICES: EndpointResponse<typeof listCatalogueChoices> = {
  brands: [
    { id: 3, name: 'Bosch' },
    { id: 4, name: 'ЗУБР' },
  ],
  categories: [
    { id: 1, name: 'Электроинструмент', depth: 1, isLeaf: false },
    { id: 20, name: 'Дрели', depth: 2, isLeaf: true },
  ],
  offices: [
    { id: 1, name: 'Варшавское ш., 97' },
    { id: 2, name: 'Каширское ш., 61' },
  ],
  properties: [
    { id: 31, name: 'Напряжение', unit: 'В' },
    { id: 32, name: 'Патрон', unit: null },
  ],
}

/** A product as the staff edits it. */
export const makeEditedProduct = (
  changes: readonly JournalEntry[] = [],
): EndpointResponse<typeof editableProduct.read> => ({
  id: 7,
  version: 3,
  name: 'Дрель-шуруповёрт Bosch GSR 18V-50',
  values: {
    name: 'Дрель-шуруповёрт Bosch GSR 18V-50',
    description: 'Для дома и дачи.',
    isActive: true,
    categoryId: 20,
    brandId: 3,
    price: 1_299_000,
    oldPrice: 1_529_000,
    businessPrice: null,
    nameplates: ['hit'],
    stock: [{ officeId: 1, quantity: 12 }],
    properties: [{ propertyId: 31, value: '18' }],
    pictures: ['main', 'back'],
    alts: [],
    documents: [{ guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f80', kind: 'instruction', name: 'Инструкция по сборке' }],
    multiplicity: 1,
    weight: 1500,
    length: 200,
    width: 100,
    height: 220,
    deliveryWarning: null,
  },
  facts: {
    sku: '15401001',
    link: '/product/drel-7/',
    images: { main: '/pictures/drill.bosch.main.{size}.{format}', back: '/pictures/drill.bosch.back.{size}.{format}' },
    rating: 4.8,
    reviews: 214,
  },
  changes: [...changes],
})
