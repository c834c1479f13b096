import * as adminPanel from '@verstak/contracts/adminPanel'
import * as balance from '@verstak/contracts/balance'
import * as beacon from '@verstak/contracts/beacon'
import * as captcha from '@verstak/contracts/captcha'
import * as cart from '@verstak/contracts/cart'
import * as cartLine from '@verstak/contracts/cartLine'
import * as cartList from '@verstak/contracts/cartList'
import * as cartPromo from '@verstak/contracts/cartPromo'
import * as catalogue from '@verstak/contracts/catalogue'
import * as chat from '@verstak/contracts/chat'
import * as checkout from '@verstak/contracts/checkout'
import * as compare from '@verstak/contracts/compare'
import * as comparison from '@verstak/contracts/comparison'
import * as consent from '@verstak/contracts/consent'
import * as content from '@verstak/contracts/content'
import * as contentStaff from '@verstak/contracts/contentStaff'
import * as courier from '@verstak/contracts/courier'
import * as creative from '@verstak/contracts/creative'
import * as delivery from '@verstak/contracts/delivery'
import * as deliveryChoice from '@verstak/contracts/deliveryChoice'
import * as document from '@verstak/contracts/document'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as exchangeStaff from '@verstak/contracts/exchangeStaff'
import * as favorites from '@verstak/contracts/favorites'
import * as favoritesItems from '@verstak/contracts/favoritesItems'
import * as feedback from '@verstak/contracts/feedback'
import * as flag from '@verstak/contracts/flag'
import * as guestOrders from '@verstak/contracts/guestOrders'
import * as header from '@verstak/contracts/header'
import * as home from '@verstak/contracts/home'
import * as identity from '@verstak/contracts/identity'
import * as journal from '@verstak/contracts/journal'
import * as legal from '@verstak/contracts/legal'
import * as legalStaff from '@verstak/contracts/legalStaff'
import * as listing from '@verstak/contracts/listing'
import * as marks from '@verstak/contracts/marks'
import * as newsletter from '@verstak/contracts/newsletter'
import * as notification from '@verstak/contracts/notification'
import * as order from '@verstak/contracts/order'
import * as orderReturn from '@verstak/contracts/orderReturn'
import * as orderStaff from '@verstak/contracts/orderStaff'
import * as organization from '@verstak/contracts/organization'
import * as organizationMember from '@verstak/contracts/organizationMember'
import * as pageOptions from '@verstak/contracts/pageOptions'
import * as passkey from '@verstak/contracts/passkey'
import * as payment from '@verstak/contracts/payment'
import * as personalData from '@verstak/contracts/personalData'
import * as pickup from '@verstak/contracts/pickup'
import * as product from '@verstak/contracts/product'
import * as profile from '@verstak/contracts/profile'
import * as promoCode from '@verstak/contracts/promoCode'
import * as promoLink from '@verstak/contracts/promoLink'
import * as promotion from '@verstak/contracts/promotion'
import * as purchaseHistory from '@verstak/contracts/purchaseHistory'
import * as purchaseList from '@verstak/contracts/purchaseList'
import * as recommendation from '@verstak/contracts/recommendation'
import * as region from '@verstak/contracts/region'
import * as registry from '@verstak/contracts/registry'
import * as discussion from '@verstak/contracts/discussion'
import * as moderation from '@verstak/contracts/moderation'
import * as review from '@verstak/contracts/review'
import * as reviewForm from '@verstak/contracts/reviewForm'
import * as reviewMedia from '@verstak/contracts/reviewMedia'
import * as textForm from '@verstak/contracts/textForm'
import * as staffUpload from '@verstak/contracts/staffUpload'
import * as upload from '@verstak/contracts/upload'
import * as search from '@verstak/contracts/search'
import * as searchHistory from '@verstak/contracts/searchHistory'
import * as session from '@verstak/contracts/session'
import * as signIn from '@verstak/contracts/signIn'
import * as signInFlow from '@verstak/contracts/signInFlow'
import * as sitemap from '@verstak/contracts/sitemap'
import * as staff from '@verstak/contracts/staff'
import * as staffCatalogue from '@verstak/contracts/staffCatalogue'
import * as catalogueCreation from '@verstak/contracts/catalogueCreation'
import * as staffPromotion from '@verstak/contracts/staffPromotion'
import * as redirect from '@verstak/contracts/redirect'
import * as staffRedirect from '@verstak/contracts/staffRedirect'
import * as staffBar from '@verstak/contracts/staffBar'
import * as staffSettings from '@verstak/contracts/staffSettings'
import * as staffShop from '@verstak/contracts/staffShop'
import * as shop from '@verstak/contracts/shop'
import * as transport from '@verstak/contracts/transport'
import * as userOrders from '@verstak/contracts/userOrders'
import * as wholesale from '@verstak/contracts/wholesale'

const CONTRACTS = [
  redirect,
  staffPromotion,
  catalogueCreation,
  staffRedirect,
  staffBar,
  staffSettings,
  staffShop,
  shop,
  staffCatalogue,
  journal,
  staff,
  discussion,
  moderation,
  review,
  reviewForm,
  reviewMedia,
  staffUpload,
  upload,
  adminPanel,
  contentStaff,
  balance,
  beacon,
  captcha,
  cart,
  cartLine,
  cartList,
  cartPromo,
  catalogue,
  chat,
  checkout,
  compare,
  comparison,
  consent,
  content,
  courier,
  creative,
  delivery,
  deliveryChoice,
  document,
  exchangeStaff,
  favorites,
  favoritesItems,
  feedback,
  flag,
  guestOrders,
  header,
  home,
  identity,
  legal,
  legalStaff,
  listing,
  marks,
  newsletter,
  notification,
  order,
  orderReturn,
  orderStaff,
  organization,
  organizationMember,
  pageOptions,
  passkey,
  payment,
  personalData,
  pickup,
  product,
  profile,
  promoCode,
  promoLink,
  promotion,
  purchaseHistory,
  purchaseList,
  recommendation,
  region,
  registry,
  search,
  searchHistory,
  session,
  signIn,
  signInFlow,
  sitemap,
  textForm,
  transport,
  userOrders,
  wholesale,
]

/** Every call of the public listener. */
export const publicEndpoints: readonly Endpoint[] = CONTRACTS.flatMap((contract) => Object.values<unknown>(contract))
  .flatMap((value) => (isEditable(value) ? [value.read, value.save] : [value]))
  .filter(isEndpoint)
  .filter(({ path }) => path.startsWith('/api/') || path.startsWith('/auth/'))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'summary' in value
}

/** What `defineEditable` gives: two calls and their fields. */
function isEditable(value: unknown): value is { read: unknown; save: unknown } {
  return typeof value === 'object' && value !== null && 'read' in value && 'save' in value && 'entries' in value
}
