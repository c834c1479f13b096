import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { DestinationStream } from 'pino'
import { createColumnarIndex } from './catalogue-index/createColumnarIndex.ts'
import { createSqlIndex } from './catalogue-index/sql/createSqlIndex.ts'
import type { Config } from './config.ts'
import { checkMigrations } from './db/checkMigrations.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createFlagTable } from './flags/createFlagTable.ts'
import { addFieldMetrics } from './field-metrics/addFieldMetrics.ts'
import { dayOf } from './field-metrics/dayOf.ts'
import { deleteSamplesBefore } from './field-metrics/fieldMetrics.sql.ts'
import { fieldMetricsText } from './field-metrics/fieldMetricsText.ts'
import { createLogger } from './http/createLogger.ts'
import { createMetrics } from './http/metrics.ts'
import { registerMoneyMetrics, type MoneyMetricsOptions } from './money-metrics/registerMoneyMetrics.ts'
import { createIdentityProviders } from './identity/createIdentityProviders.ts'
import { deleteIdentityFlowsBefore } from './identity/identity.sql.ts'
import { createPublicBodyCache } from './cache/createPublicBodyCache.ts'
import { deleteKeysBefore } from './idempotency/idempotency.sql.ts'
import { fetchPictures, type PictureOptions } from './exchange/fetchPictures.ts'
import { createFeeds } from './feeds/createFeeds.ts'
import { followGoods } from './feeds/followGoods.ts'
import { expireOverdueOrders } from './order/expireOrder.ts'
import { jobHandlers } from './jobs/jobHandlers.ts'
import { createJobQueue } from './jobs/createJobQueue.ts'
import { runDueJobs } from './jobs/runDueJobs.ts'
import { startJobRunner } from './jobs/startJobRunner.ts'
import { deleteSharesBefore } from './compare/compareShare.sql.ts'
import { deleteGuestMarksBefore } from './marks/markOwner.sql.ts'
import { createMessagePorts, refuseDemoPorts } from './messages/createMessagePorts.ts'
import { listDemoMessages } from './messages/listDemoMessages.ts'
import { deleteMessagesBefore } from './messages/message.sql.ts'
import { createPayments } from './payment/createPayments.ts'
import { resumePayments } from './payment/resumePayments.ts'
import { createPlaces } from './pickup/createPlaces.ts'
import { createTerms } from './price/terms.ts'
import { ListingResponseCache } from './cache/ListingResponseCache.ts'
import { ListingSearchCache } from './cache/ListingSearchCache.ts'
import { TileCache } from './cache/TileCache.ts'
import type { Services } from './services.ts'
import { createRateLimits, type LimitName } from './rateLimits.ts'
import { deleteCategoryEventsBefore } from './recommendations/beacons.sql.ts'
import { deleteEventsBefore } from './recommendations/events.sql.ts'
import { createLiveReleases } from './registry/LiveReleases.ts'
import { reportHealth } from './registry/reportHealth.ts'
import { deleteRefusedTexts } from './text-form/refusedText.sql.ts'
import { cleanUploads } from './uploads/cleanUploads.ts'
import { createFolderStore } from './uploads/createFolderStore.ts'
import { createReviewPositions } from './reviews/createReviewPositions.ts'
import { createSearchWords } from './search/searchWords.ts'
import { deleteDevicesBefore } from './session/rememberedDevice.sql.ts'
import { deleteUnconfirmed } from './newsletter/newsletter.sql.ts'
import { deleteSessionsBefore } from './session/session.sql.ts'
import { deleteOldSignIns } from './sign-in/deleteOldSignIns.ts'
import { createSignInTools } from './sign-in/SignInTools.ts'
import { createCompanyRegister, type CompaniesOptions } from './company-register/createCompanyRegister.ts'
import { deleteOldInvitations } from './organization/invitation.sql.ts'
import { ANSWER_LIFETIME_MS, createCarriers, type CarriersOptions } from './transport/createCarriers.ts'
import { deleteAnswersBefore } from './transport/transport.sql.ts'
import { signInSettingsOf } from './sign-in/signInSettingsOf.ts'

const HOUR_MS = 60 * 60 * 1000
/** Each unpaid order has a job; this finds those of a restored shop, which has none. */
const OVERDUE_MS = 5 * 60_000
const KEY_LIFETIME_MS = 24 * HOUR_MS
const FIELD_METRIC_DAYS = 90
/** As long as the lifetime of the cookie that names them. */
const GUEST_MARKS_LIFETIME_MS = SERVER_COOKIES.marksToken.maxAge * 1000
const MESSAGE_LIFETIME_MS = 7 * 24 * HOUR_MS
const EVENT_LIFETIME_MS = 180 * 24 * HOUR_MS

/** What tests set differently. */
export interface ApiOverrides {
  now?: () => Date
  /** Milliseconds after which the server cancels a statement. */
  statementTimeoutMs?: number
  /** A listing shows all that was committed before the call. */
  isIndexAwaited?: boolean
  callsPerMinute?: Partial<Record<LimitName, number>>
  isPublicBodyCacheEnabled?: boolean
  cacheEntries?: number
  termsAgeMs?: number
  searchWordsAgeMs?: number
  flagsAgeMs?: number
  carriers?: Pick<CarriersOptions, 'timeLimitMs' | 'freshMs' | 'restMs'>
  companies?: Pick<CompaniesOptions, 'timeLimitMs'>
  moneyMetrics?: Pick<MoneyMetricsOptions, 'differencesAgeMs'>
  activationPollMs?: number
  pictures?: Pick<PictureOptions, 'isAllowed'>
  /** Jobs run only by `runJobs`, and none are queued by time. */
  areJobsManual?: boolean
  /** What the database's clock is ahead of `now`. */
  jobClockOffsetMs?: number
  logTo?: DestinationStream
}

export interface RunningApi {
  /** Where it listens, `http://127.0.0.1:4001`. */
  url: string
  opsUrl: string
  /** Does all jobs that are due now; for tests. */
  runJobs(): Promise<void>
  /** Stops accepting, finishes what is under way, closes the database. */
  stop(): Promise<void>
}

/** Starts the API and its second listener. @throws when a port is taken, or a shop in production has no way to send messages */
export async function startApi(config: Config, overrides: ApiOverrides = {}): Promise<RunningApi> {
  const log = createLogger(config.logLevel, overrides.logTo)
  refuseDemoPorts(config)
  const { db, pool, close } = openDatabase(config.databaseUrl, {
    statementTimeoutMs: overrides.statementTimeoutMs,
    onIdleError: (error) => log.warn({ err: error }, 'An idle database connection broke'),
  })
  const metrics = createMetrics(pool, { isProcessMeasured: overrides.logTo === undefined })
  const publicBodies = createPublicBodyCache({ isEnabled: overrides.isPublicBodyCacheEnabled ?? true })
  const index =
    config.catalogueIndex === 'sql'
      ? createSqlIndex(pool)
      : createColumnarIndex({
          databaseUrl: config.databaseUrl,
          folder: join(config.dataFolder, 'index'),
          isAlwaysCurrent: overrides.isIndexAwaited,
          onWarning: (text, err) => log.warn({ err }, text),
          onProgress: (text) => log.info(`Catalogue index: ${text}`),
          onReplaced: () => publicBodies.clear(),
        })
  // Loads all calls of the API; meanwhile a thread loads the index from its file.
  const [{ createApp }, { createOpsApp }] = await Promise.all([import('./createApp.ts'), import('./createOpsApp.ts')])
  const now = overrides.now ?? (() => new Date())
  const terms = createTerms(db, overrides.termsAgeMs)
  const cacheFiles = {
    ...{ folder: join(config.dataFolder, 'cache'), maxEntries: overrides.cacheEntries },
    onWarning: (text: string, err: Error) => log.warn({ err }, text),
  }
  const listingSearches = new ListingSearchCache(index, cacheFiles)
  const tiles = new TileCache({ db, pool, terms, now, file: cacheFiles })
  const listingResponses = new ListingResponseCache(index, tiles, cacheFiles)
  const searchWords = createSearchWords(db, now, overrides.searchWordsAgeMs)
  const warnOfFlag = (key: string) => log.warn(`The rules of the flag «${key}» make no sense; it is at its default`)
  const flags = createFlagTable(db, warnOfFlag, overrides.flagsAgeMs)
  const { activationPollMs: pollMs } = overrides
  const liveReleases = createLiveReleases({ db, databaseUrl: config.databaseUrl, log, pollMs })
  const jobs = createJobQueue(overrides.jobClockOffsetMs)
  const services: Services = {
    db,
    index,
    listingSearches,
    listingResponses,
    limits: createRateLimits(overrides.callsPerMinute),
    flags,
    terms,
    tiles,
    places: createPlaces(db, now, overrides.termsAgeMs),
    carriers: createCarriers({ db, now, log, cdek: config.cdek, ...overrides.carriers }),
    companies: createCompanyRegister({ dadata: config.dadata, log, ...overrides.companies }),
    payments: createPayments(config.payment, log),
    searchWords,
    liveReleases,
    async fetchWaitingPictures(signal) {
      const photosFolder = join(config.dataFolder, 'photos')
      await fetchPictures({
        databaseUrl: config.databaseUrl,
        photosFolder,
        filesFolder: null,
        signal,
        ...overrides.pictures,
      })
    },
    feeds: createFeeds({
      ...{ db, databaseUrl: config.databaseUrl, folder: join(config.dataFolder, 'feeds'), now },
      origin: config.publicOrigins[0] ?? null,
    }),
    files: createFolderStore(config.uploadsFolder),
    reviewPositions: createReviewPositions(),
    identity: createIdentityProviders(config),
    jobs,
    messages: createMessagePorts(config, { db, jobs, now }),
    signIn: createSignInTools({ db, pool, log }, signInSettingsOf(config)),
    now,
  }
  registerMoneyMetrics(metrics.registry, { db, now, log, ...overrides.moneyMetrics })
  const running = { databaseUrl: config.databaseUrl, handlers: jobHandlers(services), log }
  const app = await createApp({
    services,
    log,
    metrics,
    cache: publicBodies,
    pictureCacheFolder: join(config.dataFolder, 'pictures'),
    photosFolder: join(config.dataFolder, 'photos'),
    exchange: { databaseUrl: config.databaseUrl, dataFolder: config.dataFolder },
    publicOrigins: config.publicOrigins,
    isLoopbackAllowed: config.mode === 'demo',
    isResponseChecked: config.mode === 'demo',
    isCookieSecure: config.publicOrigins.some((origin) => origin.startsWith('https:')),
  })
  const ops = createOpsApp({
    registry: metrics.registry,
    async checkReadiness() {
      await checkMigrations(db)
      await index.read()
    },
    reportHealth: (report) => reportHealth({ db, now }, report),
    addFieldMetrics: (report) => addFieldMetrics({ db, now }, report),
    fieldMetricsText: () => fieldMetricsText({ db, now }),
    listDemoMessages: config.mode === 'demo' ? (recipient) => listDemoMessages(services, recipient) : null,
    log,
  })
  const lookForOverdue = setInterval(() => {
    expireOverdueOrders(services).catch((error: unknown) =>
      log.warn({ err: error }, 'Unpaid orders could not be cancelled'),
    )
  }, OVERDUE_MS).unref()
  const goodsTimer = overrides.areJobsManual ? undefined : followGoods(services, log)
  const deleteOldRows = setInterval(() => {
    deleteKeysBefore(db, new Date(Date.now() - KEY_LIFETIME_MS)).catch((error: unknown) =>
      log.warn({ err: error }, 'Old idempotency keys could not be deleted'),
    )
    const oldest = new Date(Date.now() - EVENT_LIFETIME_MS)
    Promise.all([deleteEventsBefore(db, oldest), deleteCategoryEventsBefore(db, oldest)]).catch((error: unknown) =>
      log.warn({ err: error }, 'Old events of visitors could not be deleted'),
    )
    deleteSamplesBefore(db, dayOf(new Date(), FIELD_METRIC_DAYS)).catch((error: unknown) =>
      log.warn({ err: error }, 'Old field metrics could not be deleted'),
    )
    Promise.all([deleteSessionsBefore(db, new Date()), deleteDevicesBefore(db, new Date())]).catch((error: unknown) =>
      log.warn({ err: error }, 'Ended sessions could not be deleted'),
    )
    deleteOldSignIns(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'Sign-ins that ended could not be deleted'),
    )
    deleteIdentityFlowsBefore(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'Sign-ins that nobody ended could not be deleted'),
    )
    deleteGuestMarksBefore(db, new Date(Date.now() - GUEST_MARKS_LIFETIME_MS)).catch((error: unknown) =>
      log.warn({ err: error }, 'Favourites and comparisons of guests could not be deleted'),
    )
    deleteSharesBefore(db, new Date(Date.now() - GUEST_MARKS_LIFETIME_MS)).catch((error: unknown) =>
      log.warn({ err: error }, 'Shared comparisons that nobody opens could not be deleted'),
    )
    deleteAnswersBefore(db, new Date(Date.now() - ANSWER_LIFETIME_MS)).catch((error: unknown) =>
      log.warn({ err: error }, 'Old answers of transport companies were not deleted'),
    )
    deleteUnconfirmed(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'Subscriptions that nobody has confirmed could not be deleted'),
    )
    cleanUploads(services).catch((error: unknown) =>
      log.warn({ err: error }, 'Uploads that nothing uses could not be removed'),
    )
    deleteRefusedTexts(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'Refused reviews and questions could not be deleted'),
    )
    deleteOldInvitations(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'Invitations that nobody has accepted could not be deleted'),
    )
    deleteMessagesBefore(db, new Date(Date.now() - MESSAGE_LIFETIME_MS)).catch((error: unknown) =>
      log.warn({ err: error }, 'Old messages could not be deleted'),
    )
  }, HOUR_MS).unref()

  resumePayments(services).catch((error: unknown) =>
    log.warn({ err: error }, 'Payments under way could not be looked up'),
  )
  const jobRunner = overrides.areJobsManual ? null : startJobRunner(running)

  const stop = async () => {
    clearInterval(deleteOldRows)
    clearInterval(lookForOverdue)
    clearInterval(goodsTimer)
    // First, so that calls that wait for an activation do not hold the server.
    const unplugged = liveReleases.close()
    await app.close()
    await ops.close()
    await jobRunner?.stop()
    await index.close()
    await unplugged
    tiles.close()
    listingSearches.close()
    listingResponses.close()
    await close()
  }
  try {
    await ops.listen({ host: '127.0.0.1', port: config.opsPort })
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await stop()
    throw error
  }
  const portOf = ({ server }: { server: { address(): AddressInfo | string | null } }) =>
    (server.address() as AddressInfo).port
  return {
    url: `http://${config.host}:${portOf(app)}`,
    opsUrl: `http://127.0.0.1:${portOf(ops)}`,
    runJobs: () => runDueJobs(running),
    stop,
  }
}
