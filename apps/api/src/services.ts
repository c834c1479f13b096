import type { CatalogueIndex } from './catalogue-index/CatalogueIndex.ts'
import type { Database } from './db/openDatabase.ts'
import type { Feeds } from './feeds/createFeeds.ts'
import type { FileStore } from './uploads/FileStore.ts'
import type { FlagTable } from './flags/createFlagTable.ts'
import type { Jobs } from './jobs/Jobs.ts'
import type { MessagePorts } from './messages/MessagePorts.ts'
import type { IdentityProviders } from './identity/createIdentityProviders.ts'
import type { Payments } from './payment/createPayments.ts'
import type { TileCache } from './cache/TileCache.ts'
import type { Terms } from './price/terms.ts'
import type { ListingResponseCache } from './cache/ListingResponseCache.ts'
import type { ListingSearchCache } from './cache/ListingSearchCache.ts'
import type { Places } from './pickup/createPlaces.ts'
import type { RateLimits } from './rateLimits.ts'
import type { LiveReleases } from './registry/LiveReleases.ts'
import type { ReviewPositions } from './reviews/createReviewPositions.ts'
import type { SearchWords } from './search/searchWords.ts'
import type { Companies } from './company-register/createCompanyRegister.ts'
import type { Carriers } from './transport/createCarriers.ts'
import type { SignInTools } from './sign-in/SignInTools.ts'

/** What verbs work with. */
export interface Services {
  db: Database
  index: CatalogueIndex
  /** Finds listings: from its cache, else from the index. */
  listingSearches: Pick<ListingSearchCache, 'find'>
  /** Cache of whole listings for guests. */
  listingResponses: Pick<ListingResponseCache, 'isCacheable' | 'find' | 'set'>
  limits: RateLimits
  /** Feature flags and experiments of the shop. */
  flags: FlagTable
  /** Synonyms, spellings of brands and names, as they are in the database now. */
  searchWords(): Promise<SearchWords>
  /** Discounts and labels of the store, for what is only shown. */
  terms(): Promise<Terms>
  /** Tiles of lists, from cached rows. */
  tiles: Pick<TileCache, 'refresh' | 'list' | 'listSerialized'>
  /** Shops and pickup points, as they were some seconds ago. */
  places: Places
  /** Transport companies; they never fail. */
  carriers: Carriers
  /** The register of companies and banks. */
  companies: Companies
  /** The shop's acquirer. */
  payments: Payments
  liveReleases: LiveReleases
  /** Fetches pictures of products from where their source says, so far as their time has come. */
  fetchWaitingPictures(signal: AbortSignal): Promise<void>
  /** Feeds for marketplaces. */
  feeds: Feeds
  /** Bytes of uploads. */
  files: FileStore
  /** Places of reviews in their lists. */
  reviewPositions: ReviewPositions
  /** Work that runs later, written in the changing transaction. */
  jobs: Jobs
  /** How messages are sent; verbs call `sendSms` and `sendMail`. */
  messages: MessagePorts
  /** Counters, captcha, passwords and settings of sign-in. */
  signIn: SignInTools
  /** Sign-in by other sites and passkeys. */
  identity: IdentityProviders
  /** The current time; tests set their own clock. */
  now(): Date
}
