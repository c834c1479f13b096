import * as consent from '@verstak/contracts/consent'
import * as document from '@verstak/contracts/document'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as favorites from '@verstak/contracts/favorites'
import * as favoritesItems from '@verstak/contracts/favoritesItems'
import * as order from '@verstak/contracts/order'
import * as orderReturn from '@verstak/contracts/orderReturn'
import * as organization from '@verstak/contracts/organization'
import * as members from '@verstak/contracts/organizationMember'
import * as passkey from '@verstak/contracts/passkey'
import * as payment from '@verstak/contracts/payment'
import * as purchaseList from '@verstak/contracts/purchaseList'
import * as session from '@verstak/contracts/session'
import * as userOrders from '@verstak/contracts/userOrders'
import { guidOf, known } from './testShop.data.ts'

/** What somebody has that others may not reach. */
export interface CabinetIds {
  organizationId: number
  /** Another member of the organization. */
  memberId: number
  invitationId: number
  invitationKey: string
  orderGuid: string
  listGuid: string
  favoritesGuid: string
  deviceId: string
  consentId: number
  passkeyId: string
}

/** A call with ids of somebody. */
export interface IdCall {
  endpoint: Endpoint
  /** @param of whose ids @param own of the caller */
  input: (of: CabinetIds, own: CabinetIds) => { query?: object; body?: object }
  /** Answer to ids of others; 404 by default. */
  status?: 200
}

const BANK = { postalAddress: 'а/я 12', settlementAccount: '', bankBik: '', bankName: '', correspondentAccount: '' }
const PURCHASER = { role: 'purchaser', orderLimit: null } as const
const productGuid = guidOf(known.plenty)
const QUICK = {
  contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
  delivery: { type: 'pickup', officeId: 1 },
  ...{ payment: 'cash', comment: '', regionId: 1, expectedSum: 100_000, productGuid, quantity: 1 },
}
const RETURN = { reason: 'unfit', lines: [{ position: 0, quantity: 1 }], comment: '' }
const reads = (endpoint: Endpoint, name: string, key: keyof CabinetIds, more: object = {}): IdCall => ({
  endpoint,
  input: (of) => ({ query: { [name]: of[key], ...more } }),
})
const sends = (endpoint: Endpoint, name: string, key: keyof CabinetIds, more: object = {}): IdCall => ({
  endpoint,
  input: (of) => ({ body: { [name]: of[key], ...more } }),
})

/** Every call of the cabinet that takes an id, once for each id; those that end something come last. */
export const ID_CALLS: readonly IdCall[] = [
  sends(session.setContractor, 'id', 'organizationId'),
  sends(organization.setMainOrganization, 'id', 'organizationId'),
  sends(organization.changeOrganization, 'id', 'organizationId', BANK),
  reads(members.listMembers, 'organizationId', 'organizationId'),
  sends(members.inviteMember, 'organizationId', 'organizationId', { email: 'new@mail.example', ...PURCHASER }),
  {
    endpoint: members.changeMember,
    input: (of) => ({ body: { organizationId: of.organizationId, userId: of.memberId, ...PURCHASER } }),
  },
  {
    endpoint: members.changeMember,
    input: (of, own) => ({ body: { organizationId: own.organizationId, userId: of.memberId, ...PURCHASER } }),
  },
  { ...reads(document.listDocuments, 'orderGuid', 'orderGuid'), status: 200 },
  { ...reads(userOrders.listOrders, 'organizationId', 'organizationId'), status: 200 },
  reads(userOrders.getUserOrder, 'guid', 'orderGuid'),
  reads(userOrders.previewRepeat, 'guid', 'orderGuid'),
  sends(userOrders.repeatOrder, 'guid', 'orderGuid'),
  reads(order.getOrder, 'guid', 'orderGuid'),
  // Orders of the cart are checked by the same code.
  sends(order.createQuickOrder, 'organizationId', 'organizationId', QUICK),
  reads(payment.getPayment, 'guid', 'orderGuid'),
  sends(payment.startPayment, 'guid', 'orderGuid', { method: 'card' }),
  sends(orderReturn.requestReturn, 'guid', 'orderGuid', RETURN),
  reads(purchaseList.getPurchaseList, 'guid', 'listGuid', { regionId: 1 }),
  { endpoint: purchaseList.createPurchaseList, input: (of) => ({ body: { name: 'A', from: { order: of.orderGuid } } }) },
  sends(purchaseList.changePurchaseList, 'guid', 'listGuid', { regionId: 1, name: 'B' }),
  sends(purchaseList.usePurchaseList, 'guid', 'listGuid', { regionId: 1 }),
  { endpoint: favorites.renameFavoritesList, input: (of) => ({ query: { guid: of.favoritesGuid }, body: { name: 'C' } }) },
  sends(favorites.addToFavoritesList, 'listGuid', 'favoritesGuid', { productGuid }),
  sends(favoritesItems.changeFavoritesItem, 'listGuid', 'favoritesGuid', { productGuid, note: 'D', quantity: 2 }),
  sends(favoritesItems.orderFavoritesItems, 'listGuid', 'favoritesGuid', { productGuids: [productGuid] }),
  {
    endpoint: favoritesItems.transferFavoritesItems,
    input: (of, own) => ({
      body: { listGuid: of.favoritesGuid, productGuids: [productGuid], toGuid: own.favoritesGuid, isCopy: true },
    }),
  },
  {
    endpoint: favoritesItems.transferFavoritesItems,
    input: (of, own) => ({
      body: { listGuid: own.favoritesGuid, productGuids: [productGuid], toGuid: of.favoritesGuid, isCopy: true },
    }),
  },
  sends(favoritesItems.removeFavoritesItems, 'listGuid', 'favoritesGuid', { productGuids: [productGuid] }),
  sends(favoritesItems.restoreFavoritesItems, 'listGuid', 'favoritesGuid', { productGuids: [productGuid] }),
  sends(favorites.openFavoritesList, 'guid', 'favoritesGuid'),
  sends(favorites.closeFavoritesList, 'guid', 'favoritesGuid'),
  sends(favorites.removeFromFavoritesList, 'listGuid', 'favoritesGuid', { productGuid }),
  sends(passkey.renamePasskey, 'id', 'passkeyId', { name: 'Телефон' }),
  sends(consent.withdrawConsent, 'id', 'consentId'),
  {
    endpoint: members.removeMember,
    input: (of) => ({ body: { organizationId: of.organizationId, invitationId: of.invitationId } }),
  },
  {
    endpoint: members.removeMember,
    input: (of, own) => ({ body: { organizationId: own.organizationId, invitationId: of.invitationId } }),
  },
  {
    endpoint: members.removeMember,
    input: (of, own) => ({ body: { organizationId: own.organizationId, userId: of.memberId } }),
  },
  {
    endpoint: members.removeMember,
    input: (of) => ({ body: { organizationId: of.organizationId, userId: of.memberId } }),
  },
  sends(order.cancelOrder, 'guid', 'orderGuid'),
  sends(purchaseList.removePurchaseList, 'guid', 'listGuid'),
  sends(favorites.clearFavoritesList, 'guid', 'favoritesGuid'),
  // What is not there is deleted already.
  { ...sends(favorites.deleteFavoritesList, 'guid', 'favoritesGuid'), status: 200 },
  sends(passkey.deletePasskey, 'id', 'passkeyId'),
  sends(session.endDevices, 'id', 'deviceId'),
]

/** Contracts of the cabinet, whose calls stand above as far as they take ids. */
export const CABINET_CONTRACTS = [
  ...[consent, document, favorites, favoritesItems, order, orderReturn, organization, members, passkey, payment],
  ...[purchaseList, session, userOrders],
]
