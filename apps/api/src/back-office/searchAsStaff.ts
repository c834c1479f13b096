import { listStaffContent } from '@verstak/contracts/contentStaff'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { listStaffOrders } from '@verstak/contracts/orderStaff'
import { legalAddress } from '@verstak/contracts/legal'
import { listStaffLegal } from '@verstak/contracts/legalStaff'
import type { searchAsStaff as endpoint } from '@verstak/contracts/staff'
import { listStaffProducts } from '@verstak/contracts/staffCatalogue'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { listStaffOrganizations } from '@verstak/contracts/staffShop'
import { selectProductList } from '../catalogue-staff/productList.sql.ts'
import { selectStaffDocuments } from '../content-staff/contentStaff.sql.ts'
import { KINDS } from '../content-staff/listStaffContent.ts'
import { findStaffLegal } from '../legal-staff/listStaffLegal.ts'
import { shopDay } from '../order/days.ts'
import { selectOrderPage } from '../order-staff/staffOrder.sql.ts'
import type { Services } from '../services.ts'
import { selectOrganizations } from '../shop-staff/shopLists.sql.ts'
import type { Editor } from './Editable.ts'

type Found = EndpointResponse<typeof endpoint>['found'][number]

/** Of each kind. */
const MOST = 5
const slice = { limit: MOST, offset: 0 }
const SECTIONS = { page: 'content', promo: 'content', news: 'news', article: 'articles' } as const

/** What the caller's role may see and a text finds, the exact kinds first. */
export async function searchAsStaff(
  { db, now }: Pick<Services, 'db' | 'now'>,
  text: string,
  { role, userId }: Pick<Editor, 'role' | 'userId'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const query = encodeURIComponent(text)
  const searches: (Promise<Found> | false)[] = [
    mayCall(role, listStaffOrders) &&
      selectOrderPage(db, { search: text }, { ...slice, userId }).then(({ rows, total }) => ({
        kind: 'orders',
        total,
        link: `/admin/orders/?search=${query}`,
        rows: rows.map((row) => ({
          name: String(row.number),
          note: [row.company_name ?? row.contact_name, shopDay(row.created_at)].join(', '),
          link: `/admin/orders/${row.guid}/`,
        })),
      })),
    mayCall(role, listStaffProducts) &&
      selectProductList(db, { text }, slice).then(({ rows, total }) => ({
        kind: 'products',
        total,
        link: `/admin/product/?text=${query}`,
        rows: rows.map(({ id, name, sku }) => ({ name, note: sku, link: `/admin/product/${id}/` })),
      })),
    mayCall(role, listStaffOrganizations) &&
      selectOrganizations(db, text, slice).then(({ rows, total }) => ({
        kind: 'organizations',
        total,
        link: `/admin/organizations/?text=${query}`,
        rows: rows.map(({ id, name, inn }) => ({ name, note: inn, link: `/admin/organizations/${id}/` })),
      })),
    mayCall(role, listStaffContent) &&
      selectStaffDocuments(db, { kinds: Object.values(KINDS).flat(), search: text }, now(), slice).then((rows) => ({
        kind: 'pages',
        total: rows[0]?.total ?? 0,
        link: `/admin/content/?search=${query}`,
        rows: rows.map(({ id, title, path, kind }) => ({
          name: title,
          note: path,
          link: `/admin/${SECTIONS[kind]}/${id}/`,
        })),
      })),
    mayCall(role, listStaffLegal) &&
      findStaffLegal({ db, now }, { text }).then((rows) => ({
        kind: 'legal',
        total: rows.length,
        link: `/admin/legal/?text=${query}`,
        rows: rows.slice(0, MOST).map(({ slug, title }) => ({
          name: title,
          note: legalAddress(slug),
          link: `/admin/legal/${slug}/`,
        })),
      })),
  ]
  const found = await Promise.all(searches.filter((search) => search !== false))
  return { found: found.filter(({ rows }) => rows.length > 0) }
}
