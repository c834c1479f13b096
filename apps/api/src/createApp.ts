import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { backOfficeRoutes } from './back-office/backOffice.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { cartListRoutes } from './cart-list/cartList.routes.ts'
import { catalogueStaffRoutes } from './catalogue-staff/catalogueStaff.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { compareRoutes } from './compare/compare.routes.ts'
import { consentRoutes } from './consent/consent.routes.ts'
import { adminPanelRoutes } from './admin-panel/adminPanel.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { contentStaffRoutes } from './content-staff/contentStaff.routes.ts'
import { courierRoutes } from './courier/courier.routes.ts'
import { creativeRoutes } from './creative/creative.routes.ts'
import { documentRoutes } from './document/document.routes.ts'
import { discussionRoutes } from './discussions/discussion.routes.ts'
import { closeLeftRuns } from './exchange/importGoods.ts'
import { createExchangeTasks } from './exchange-staff/createExchangeTasks.ts'
import { exchangeFileRoutes } from './exchange-staff/exchangeFile.routes.ts'
import { exchangeStaffRoutes } from './exchange-staff/exchangeStaff.routes.ts'
import { favoritesRoutes } from './favorites/favorites.routes.ts'
import { feedRoutes } from './feeds/feeds.routes.ts'
import { feedbackRoutes } from './feedback/feedback.routes.ts'
import { filesRoutes } from './files/files.routes.ts'
import { flagRoutes } from './flags/flags.routes.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { headerRoutes } from './header/header.routes.ts'
import { homeRoutes } from './home/home.routes.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { legalStaffRoutes } from './legal-staff/legalStaff.routes.ts'
import { invoiceRoutes } from './invoice/invoice.routes.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { listingRoutes } from './listing/listing.routes.ts'
import { countRefusals } from './money-metrics/countRefusals.ts'
import { marksRoutes } from './marks/marks.routes.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { promoCodeRoutes } from './promo-code/promoCode.routes.ts'
import { organizationRoutes } from './organization/organization.routes.ts'
import { checkoutRoutes } from './order/checkout.routes.ts'
import { oneCRoutes, type OneCOptions } from './one-c/oneC.routes.ts'
import { orderRoutes } from './order/order.routes.ts'
import { orderStaffRoutes } from './order-staff/orderStaff.routes.ts'
import { pageOptionsRoutes } from './page-options/pageOptions.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { pickupRoutes } from './pickup/pickup.routes.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { productRoutes } from './product/product.routes.ts'
import { buyerOf } from './price/buyerOf.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { personalDataRoutes } from './personal-data/personalData.routes.ts'
import { promotionRoutes } from './promotions/promotions.routes.ts'
import { purchaseListRoutes } from './purchase-list/purchaseList.routes.ts'
import { beaconRoutes } from './recommendations/beacons.routes.ts'
import { recommendationRoutes } from './recommendations/recommendations.routes.ts'
import { regionRoutes } from './region/region.routes.ts'
import { redirectRoutes } from './redirects/redirect.routes.ts'
import { registryRoutes } from './registry/registry.routes.ts'
import { reviewRoutes } from './reviews/review.routes.ts'
import { searchHistoryRoutes } from './search-history/searchHistory.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { checkStaffRole } from './session/staffOf.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { signInRoutes } from './sign-in/signIn.routes.ts'
import { promotionStaffRoutes } from './shop-staff/promotionStaff.routes.ts'
import { shopStaffRoutes } from './shop-staff/shopStaff.routes.ts'
import { sitemapRoutes } from './sitemap/sitemap.routes.ts'
import { transportRoutes } from './transport/transport.routes.ts'
import { textFormRoutes } from './text-form/textForm.routes.ts'
import { uploadRoutes } from './uploads/uploadCalls.routes.ts'
import { readShopPhoto } from './uploads/shopUploads.ts'
import { uploadFileRoutes } from './uploads/uploadFiles.routes.ts'
import { userOrdersRoutes } from './user-orders/userOrders.routes.ts'
import { wholesaleRoutes } from './wholesale/wholesale.routes.ts'
import type { Services } from './services.ts'
import { handleClientError } from './http/handleClientError.ts'
import { contractCompilers } from './http/contractCompilers.ts'
import { createBinder, type BinderOptions } from './http/createBinder.ts'
import { registerMetrics, type Metrics } from './http/metrics.ts'
import { registerOriginGuard, type OriginRules } from './http/originGuard.ts'
import { registerDocs } from './http/registerDocs.ts'
import { requestIdOf } from './http/requestId.ts'
import { RequestLog } from './http/RequestLog.ts'
import { registerProblems, sendProblem } from './http/sendProblem.ts'

const BODY_LIMIT_BYTES = 64 * 1024

export interface AppOptions extends OriginRules, Omit<BinderOptions, 'findBuyer' | 'checkStaff'> {
  services: Services
  log: FastifyBaseLogger
  metrics: Metrics
  pictureCacheFolder: string
  /** Folder with photos that products got from their sources. */
  photosFolder: string
  /** Of exchanges with 1C, whose imports are programs of their own. */
  exchange: Pick<OneCOptions, 'databaseUrl' | 'dataFolder'>
}

/** The store's API, ready to listen or to be called in a test. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new RequestLog(),
    schemaController: contractCompilers,
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    // Longer than that of proxies, so that they never write into a connection that is closing.
    keepAliveTimeout: 75_000,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    frameworkErrors: sendProblem,
    clientErrorHandler: handleClientError,
  })
  app.removeContentTypeParser('text/plain')
  registerProblems(app)
  registerMetrics(app, options.metrics)
  countRefusals(app, options.metrics.registry)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
  endConnectionsOnClose(app)
  registerOriginGuard(app, options)
  await app.register(cookie)
  registerDocs(app)
  await app.register(picturesRoutes, {
    cacheFolder: options.pictureCacheFolder,
    photosFolder: options.photosFolder,
    readShopPhoto: (guid) => readShopPhoto(options.services, guid),
  })
  await app.register(filesRoutes, { db: options.services.db })
  await app.register(uploadFileRoutes, { services: options.services })
  await app.register(feedRoutes, { services: options.services })
  await app.register(oneCRoutes, { services: options.services, ...options.exchange })
  const { databaseUrl, dataFolder } = options.exchange
  await closeLeftRuns(databaseUrl, 0).catch((error: unknown) =>
    options.log.warn({ err: error }, 'Imports that were broken off could not be closed'),
  )
  const tasks = createExchangeTasks({ DATABASE_URL: databaseUrl, VERSTAK_DATA: dataFolder })
  const { services: all, isCookieSecure } = options
  await app.register(exchangeFileRoutes, { services: all, tasks, databaseUrl, isCookieSecure })
  await app.register(async (api) => {
    const { services } = options
    const findBuyer: BinderOptions['findBuyer'] = (caller) =>
      caller.cookie(SERVER_COOKIES.accessToken) === null ? null : buyerOf(services, caller)
    const checkStaff: BinderOptions['checkStaff'] = (caller, roles) => checkStaffRole(services, caller, roles)
    const binder = createBinder(api, { ...options, findBuyer, checkStaff })
    for (const routes of ROUTES) routes(binder, services)
    exchangeStaffRoutes(binder, services, tasks)
  })
  return app
}

/**
 * A connection whose last answer goes out while the server closes would hold the process for its keep-alive time; one on
 * which nothing was ever asked, as clients open them in advance, until its first request would be overdue.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

const ROUTES = [
  backOfficeRoutes,
  catalogueStaffRoutes,
  shopStaffRoutes,
  promotionStaffRoutes,
  catalogueRoutes,
  listingRoutes,
  productRoutes,
  cartRoutes,
  cartListRoutes,
  organizationRoutes,
  chatRoutes,
  compareRoutes,
  consentRoutes,
  adminPanelRoutes,
  contentRoutes,
  contentStaffRoutes,
  courierRoutes,
  creativeRoutes,
  favoritesRoutes,
  feedbackRoutes,
  checkoutRoutes,
  orderRoutes,
  orderStaffRoutes,
  personalDataRoutes,
  purchaseListRoutes,
  promoCodeRoutes,
  regionRoutes,
  flagRoutes,
  headerRoutes,
  homeRoutes,
  ledgerRoutes,
  legalRoutes,
  legalStaffRoutes,
  identityRoutes,
  invoiceRoutes,
  marksRoutes,
  newsletterRoutes,
  pageOptionsRoutes,
  profileRoutes,
  passkeyRoutes,
  paymentRoutes,
  pickupRoutes,
  promotionRoutes,
  deliveryRoutes,
  documentRoutes,
  recommendationRoutes,
  beaconRoutes,
  redirectRoutes,
  registryRoutes,
  reviewRoutes,
  discussionRoutes,
  moderationRoutes,
  searchRoutes,
  searchHistoryRoutes,
  sessionRoutes,
  settingsRoutes,
  signInRoutes,
  notificationRoutes,
  sitemapRoutes,
  transportRoutes,
  textFormRoutes,
  uploadRoutes,
  userOrdersRoutes,
  wholesaleRoutes,
]
