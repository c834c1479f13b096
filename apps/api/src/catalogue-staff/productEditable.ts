import { productAddress } from '@verstak/contracts/address'
import { VIEWS } from '@verstak/drawings'
import { formatPrice } from '@verstak/money'
import type { Editable, Values } from '../back-office/Editable.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import { replaceDocuments, takeDocuments } from './productDocuments.ts'
import { checkAlts, pictureColumnsOf, takePictures } from './productPictures.ts'
import { viewOf } from './viewOf.ts'
import {
  deleteBusinessPrice,
  findPlace,
  findProductValues,
  putPrice,
  replaceProperties,
  replaceStock,
  selectDrawing,
  selectKnownIds,
  selectProductFacts,
  selectProductLimits,
  selectProperties,
  updateProduct,
  type ProductValues,
} from './product.sql.ts'

const NUMBER = /^\d{1,9}(?:[.,]\d{1,6})?$/

/** Prices are of those who answer for the money; pieces also of who counts them. */
const fieldRoles = {
  ...{ price: ['owner', 'manager'], oldPrice: ['owner', 'manager'], businessPrice: ['owner', 'manager'] },
  stock: ['owner', 'manager', 'warehouse'],
  ...Object.fromEntries(
    [
      ...[
        'name',
        'description',
        'isActive',
        'categoryId',
        'brandId',
        'nameplates',
        'properties',
        'pictures',
        'alts',
        'documents',
      ],
      ...['multiplicity', 'deliveryWarning'],
    ].map((field) => [field, ['owner', 'manager', 'content'] as const]),
  ),
} satisfies Editable['fieldRoles']

/** A product with its prices, stock, characteristics and pictures. */
export const productEditable: Editable = {
  kind: 'product',
  saveCall: 'POST /api/v1/staff/product/save',
  fieldRoles,
  nameOf: ({ name }) => String(name),
  read: async (db, id: number, isLocked) => (await findProductValues(db, id, isLocked)) as Values | undefined,
  async facts(db, id: number) {
    const { sku, slug, picture, picture_views: views, rating, reviews } = await selectProductFacts(db, id)
    const drawing = await selectDrawing(db, id)
    const images = Object.fromEntries([
      ...views.map((view) => [viewOf(view), pictureOf(picture, view)] as const),
      // Those that it does not show may come back.
      ...(drawing ? VIEWS.map((view) => [view, pictureOf(drawing, view)] as const) : []),
    ])
    return { sku, link: productAddress(slug, id), images, rating, reviews }
  },
  check: checkProduct,
  async write(db, id: number, changed, next) {
    const values = next as unknown as ProductValues
    const own = ['name', 'description', 'multiplicity', 'weight', 'length', 'width', 'height'] as const
    const columns = Object.fromEntries(own.flatMap((field) => (field in changed ? [[field, values[field]]] : [])))
    await updateProduct(db, id, {
      ...columns,
      ...('isActive' in changed && { is_active: values.isActive as never }),
      ...('brandId' in changed && { brand_id: values.brandId as never }),
      ...('nameplates' in changed && { nameplates: values.nameplates }),
      ...('pictures' in changed && pictureColumnsOf(await selectDrawing(db, id), values.pictures)),
      ...('alts' in changed && { picture_alts: JSON.stringify(values.alts) }),
      ...('deliveryWarning' in changed && { delivery_warning: values.deliveryWarning }),
      ...('categoryId' in changed && {
        category: { id: values.categoryId, lft: (await findPlace(db, values.categoryId))!.lft },
      }),
    })
    if ('price' in changed || 'oldPrice' in changed) await putPrice(db, id, 'retail', values)
    if ('documents' in changed) await replaceDocuments(db, id, values.documents)
    if ('businessPrice' in changed) {
      if (values.businessPrice === null) await deleteBusinessPrice(db, id)
      else await putPrice(db, id, 'business', { price: values.businessPrice, oldPrice: null })
    }
    if ('stock' in changed) await replaceStock(db, id, values.stock)
    if ('properties' in changed)
      await replaceProperties(
        db,
        id,
        values.properties.map(({ propertyId, value }) => ({ propertyId, value, num: numberOf(value) })),
      )
  },
}

/** Refuses values that a product cannot have. @throws DomainError `invalid-input` at the field */
export async function checkProduct(db: Queryable, id: number, next: Values, changed: Values): Promise<void> {
  const values = next as unknown as ProductValues
  const { floor, packQuantity } = await selectProductLimits(db, id)
  if (values.oldPrice !== null && values.oldPrice <= values.price)
    throw wrong('oldPrice' in changed ? 'oldPrice' : 'price', 'low', texts.oldPrice)
  if (values.businessPrice !== null && values.businessPrice > values.price)
    throw wrong('businessPrice' in changed ? 'businessPrice' : 'price', 'large', texts.businessPrice)
  if ('price' in changed && floor !== null && values.price < floor)
    throw wrong('price', 'floor', texts.floor(formatPrice(floor)))
  if ('multiplicity' in changed && packQuantity !== null && packQuantity % values.multiplicity !== 0)
    throw wrong('multiplicity', 'pack', texts.pack)
  await checkPlaces(db, values, changed)
  if ('alts' in changed) checkAlts(values.alts)
  if ('pictures' in changed) await takePictures(db, id, values.pictures)
  if ('documents' in changed) await takeDocuments(db, values.documents)
  if ('properties' in changed) await checkProperties(db, values.properties)
}

const wrong = (field: string, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

async function checkPlaces(db: Queryable, { categoryId, brandId, stock }: ProductValues, changed: Values) {
  if ('categoryId' in changed) {
    const place = await findPlace(db, categoryId)
    if (!place) throw wrong('categoryId', 'unknown', texts.noCategory)
    if (!place.isLeaf) throw wrong('categoryId', 'parent', texts.notLeaf)
  }
  if ('brandId' in changed && brandId !== null && !(await selectKnownIds(db, 'brand', [brandId])).has(brandId))
    throw wrong('brandId', 'unknown', texts.noBrand)
  if (!('stock' in changed)) return
  const offices = stock.map(({ officeId }) => officeId)
  if (new Set(offices).size < offices.length) throw wrong('stock', 'twice', texts.twice)
  const known = await selectKnownIds(db, 'office', offices)
  if (offices.some((id) => !known.has(id))) throw wrong('stock', 'unknown', texts.noOffice)
}

async function checkProperties(db: Queryable, values: ProductValues['properties']): Promise<void> {
  const properties = await selectProperties(db, [...new Set(values.map(({ propertyId }) => propertyId))])
  const byId = new Map(properties.map((property) => [property.id, property]))
  for (const { propertyId, value } of values) {
    const property = byId.get(propertyId)
    if (!property) throw wrong('properties', 'unknown', texts.noProperty)
    if (property.kind === 'range' && numberOf(value) === null)
      throw wrong('properties', 'number', texts.notNumber(property.name))
  }
}

/** Number at the start of a characteristic, as facets of ranges need it; null for words. */
const numberOf = (value: string): number | null => {
  const number = value.trim().split(/\s/)[0] ?? ''
  return NUMBER.test(number) ? Number(number.replace(',', '.')) : null
}
