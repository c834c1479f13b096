import * as beacon from '@verstak/contracts/beacon'
import * as catalogue from '@verstak/contracts/catalogue'
import * as chat from '@verstak/contracts/chat'
import * as compare from '@verstak/contracts/compare'
import * as comparison from '@verstak/contracts/comparison'
import * as consent from '@verstak/contracts/consent'
import * as content from '@verstak/contracts/content'
import * as courier from '@verstak/contracts/courier'
import * as creative from '@verstak/contracts/creative'
import * as delivery from '@verstak/contracts/delivery'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as exchangeStaff from '@verstak/contracts/exchangeStaff'
import * as favorites from '@verstak/contracts/favorites'
import * as favoritesItems from '@verstak/contracts/favoritesItems'
import * as feedback from '@verstak/contracts/feedback'
import * as flag from '@verstak/contracts/flag'
import * as header from '@verstak/contracts/header'
import * as home from '@verstak/contracts/home'
import * as journal from '@verstak/contracts/journal'
import * as legal from '@verstak/contracts/legal'
import * as legalStaff from '@verstak/contracts/legalStaff'
import * as identity from '@verstak/contracts/identity'
import * as listing from '@verstak/contracts/listing'
import * as newsletter from '@verstak/contracts/newsletter'
import * as notification from '@verstak/contracts/notification'
import * as organization from '@verstak/contracts/organization'
import * as organizationMember from '@verstak/contracts/organizationMember'
import * as pageOptions from '@verstak/contracts/pageOptions'
import * as passkey from '@verstak/contracts/passkey'
import * as personalData from '@verstak/contracts/personalData'
import * as pickup from '@verstak/contracts/pickup'
import * as product from '@verstak/contracts/product'
import * as profile from '@verstak/contracts/profile'
import * as promoLink from '@verstak/contracts/promoLink'
import * as promotion from '@verstak/contracts/promotion'
import * as purchaseList from '@verstak/contracts/purchaseList'
import * as recommendation from '@verstak/contracts/recommendation'
import * as region from '@verstak/contracts/region'
import * as discussion from '@verstak/contracts/discussion'
import * as moderation from '@verstak/contracts/moderation'
import * as review from '@verstak/contracts/review'
import * as reviewForm from '@verstak/contracts/reviewForm'
import * as reviewMedia from '@verstak/contracts/reviewMedia'
import * as staffUpload from '@verstak/contracts/staffUpload'
import * as upload from '@verstak/contracts/upload'
import * as search from '@verstak/contracts/search'
import * as searchHistory from '@verstak/contracts/searchHistory'
import * as signIn from '@verstak/contracts/signIn'
import * as signInFlow from '@verstak/contracts/signInFlow'
import * as staffCatalogue from '@verstak/contracts/staffCatalogue'
import * as catalogueCreation from '@verstak/contracts/catalogueCreation'
import * as staffPromotion from '@verstak/contracts/staffPromotion'
import * as redirect from '@verstak/contracts/redirect'
import * as staffRedirect from '@verstak/contracts/staffRedirect'
import * as staffBar from '@verstak/contracts/staffBar'
import * as staffShop from '@verstak/contracts/staffShop'
import * as transport from '@verstak/contracts/transport'
import * as v from 'valibot'
import { openApiSchemaOf } from './http/openApi.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value

const endpoints = [
  redirect,
  staffPromotion,
  catalogueCreation,
  staffRedirect,
  staffBar,
  staffShop,
  staffCatalogue,
  journal,
  discussion,
  moderation,
  review,
  reviewForm,
  reviewMedia,
  staffUpload,
  upload,
  beacon,
  catalogue,
  chat,
  compare,
  comparison,
  consent,
  content,
  courier,
  creative,
  exchangeStaff,
  favorites,
  favoritesItems,
  feedback,
  delivery,
  home,
  legal,
  legalStaff,
  newsletter,
  promotion,
  personalData,
  profile,
  purchaseList,
  promoLink,
  flag,
  listing,
  notification,
  identity,
  organization,
  organizationMember,
  pageOptions,
  passkey,
  pickup,
  product,
  recommendation,
  region,
  searchHistory,
  header,
  search,
  signIn,
  signInFlow,
  transport,
]
  .flatMap((contract) => Object.values<unknown>(contract))
  .filter(isEndpoint)
const takesInput = ({ query, body }: Endpoint) => query !== undefined || body !== undefined

test.each(endpoints.filter(takesInput).map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s has an example that its own schemas accept, and the documentation shows it',
  (_, endpoint) => {
    const { query, body, response, example } = endpoint
    expect(example).toBeDefined()
    if (query) expect(v.safeParse(query, example?.query).issues).toBeUndefined()
    if (body) expect(v.safeParse(body, example?.body).issues).toBeUndefined()
    if (example?.response !== undefined) expect(v.safeParse(response, example.response).issues).toBeUndefined()
    const shown = JSON.stringify(openApiSchemaOf(endpoint))
    expect(shown).toContain('"example":')
  },
)
