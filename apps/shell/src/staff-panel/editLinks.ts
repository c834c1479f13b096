import { matchPattern } from '@verstak/contracts/routePattern'
import { staffPanelTexts } from './staffPanel.texts.ts'

/** A link to the page of the back office where something is edited. */
export interface EditLink {
  label: string
  href: string
}

type Subject = keyof typeof staffPanelTexts.edit

/** What pages show, by their address; several may fit one. `*` = anything below. */
const SUBJECTS: readonly [pattern: string, subject: Subject, href: (params: Record<string, string>) => string][] = [
  ['/product/{productName}-{productId}/', 'product', ({ productId }) => `/admin/product/${productId}/`],
  ['/product/{productName}-{productId}/{restPath}/', 'product', ({ productId }) => `/admin/product/${productId}/`],
  ['/category/{categoryName}-{categoryId}/', 'category', ({ categoryId }) => `/admin/category/${categoryId}/`],
  [
    '/category/{categoryName}-{categoryId}/{restPath}/',
    'category',
    ({ categoryId }) => `/admin/category/${categoryId}/`,
  ],
  ['/brand/{brandName}-{brandId}/', 'brand', ({ brandId }) => `/admin/brand/${brandId}/`],
  ['/brand/{brandName}-{brandId}/{restPath}/', 'brand', ({ brandId }) => `/admin/brand/${brandId}/`],
  ['/tag-page/{tagPageName}-{categoryId}/', 'tagPage', ({ tagPageName }) => searched('tag-page', tagPageName!)],
  [
    '/tag-page/{tagPageName}-{categoryId}/{restPath}/',
    'tagPage',
    ({ tagPageName }) => searched('tag-page', tagPageName!),
  ],
  ['/legal/{documentName}/', 'legal', ({ documentName }) => `/admin/legal/${documentName}/`],
  ['/legal/{documentName}', 'legal', ({ documentName }) => `/admin/legal/${documentName}/`],
]

const searched = (section: string, words: string) => `/admin/${section}/?${new URLSearchParams({ text: words })}`

/** Pages whose text is a document of the shop. */
const DOCUMENTS = [
  '/b2b/',
  '/our-actions/',
  '/promo-page/{promoPath}/',
  '/payment-methods/',
  '/service-and-support/',
  '/services/center/',
  '/services/contacts/',
  '/services/brands/',
  '/faq/',
  '/certificates/',
  '/alfa-club/',
]

/** Links to the pages of the back office that edit what an address shows (STAFF-012). */
export function editLinks(pathname: string): EditLink[] {
  const links: EditLink[] = []
  for (const [pattern, subject, hrefOf] of SUBJECTS) {
    const params = matchPattern(pattern, pathname)
    if (params) {
      links.push({ label: staffPanelTexts.edit[subject], href: hrefOf(params) })
      break
    }
  }
  const document = documentOf(pathname)
  if (document) links.push(document)
  if (/\/(otzyvy|discussions)\//.test(pathname))
    links.push({ label: staffPanelTexts.edit.reviews, href: '/admin/reviews/' })
  return links
}

function documentOf(pathname: string): EditLink | null {
  const opened = (section: 'news' | 'articles' | 'content') => ({
    label: staffPanelTexts.edit[section],
    href: `/admin/${section}/?${new URLSearchParams({ path: pathname })}`,
  })
  for (const section of ['news', 'articles'] as const) {
    if (pathname === `/${section}/`) return { label: staffPanelTexts.edit[section], href: `/admin/${section}/` }
    if (matchPattern(`/${section}/{documentName}/`, pathname)) return opened(section)
  }
  return DOCUMENTS.some((pattern) => matchPattern(pattern, pathname)) ? opened('content') : null
}
