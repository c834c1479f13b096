import { galleryViews, liveryOf } from '@verstak/drawings'
import { copyLine, type CopyChunk } from './copyRows.ts'
import { RATING_NAMES } from './data/ratingNames.data.ts'
import { TOWNS } from './data/towns.data.ts'
import * as words from './data/reviewWords.data.ts'
import type { ReviewWords } from './data/reviewWords.data.ts'
import type { PlacedProduct } from './PlacedProduct.ts'
import { guidOf } from './productRows.ts'
import { PROPERTY_BY_KEY } from './propertyTable.ts'
import { createRandom, type Random } from './random.ts'

/** Most reviews of a catalogue of any size. */
export const MAX_REVIEWS = 60_000
/** Most questions. */
const MAX_QUESTIONS = 6_000
/** Up to this size every product may have reviews; of larger catalogues a share of the products. */
const FULL_CATALOGUE = 12_000
const DAY_MS = 86_400_000
/** Files and sales have negative ids above this one. */
const GUID_BASE = -100_000_000
const EXPERIENCES = ['less_than_month', 'few_months', 'more_than_year'] as const

const REVIEW_COLUMNS = [
  'id',
  'guid',
  'product_id',
  'author_name',
  'author_city',
  'rating',
  'experience',
  'advantages',
  'disadvantages',
  'comment',
  'reason_to_buy',
  'characteristic_ratings',
  'is_purchased',
  'is_third_party',
  'has_images',
  'state',
  'likes',
  'dislikes',
  'created_at',
  'updated_at',
]
const DISCUSSION_COLUMNS = [
  'id',
  'guid',
  'product_id',
  'source_id',
  'parent_id',
  'root_id',
  'author_name',
  'text',
  'is_admin_answer',
  'is_third_party',
  'state',
  'answers',
  'created_at',
]

/** A characteristic in words. */
interface NamedFact {
  name: string
  value: string
}

/** Draws reviews with photos, questions and answers of products: these are all that the figures of tiles count. */
export class ReviewBook {
  readonly #seed: number
  readonly #today: Date
  readonly #share: number
  #reviews: string[] = []
  #media: string[] = []
  #discussions: string[] = []
  #reviewCount = 0
  #discussionCount = 0
  #questionCount = 0

  constructor({ seed, today, products }: { seed: number; today: Date; products: number }) {
    this.#seed = seed
    this.#today = today
    this.#share = Math.min(1, FULL_CATALOGUE / products)
  }

  /** @returns what the product's row says: how many reviews it has, and their mean */
  add(placed: PlacedProduct): { reviews: number; rating: number } {
    const random = createRandom(this.#seed, placed.id, 25)
    if (random.next() >= this.#share) return { reviews: 0, rating: 0 }
    const wanted = Math.min(reviewsOf(placed.standing.reviews, random), MAX_REVIEWS - this.#reviewCount)
    let sum = 0
    // Most products please; some do not.
    const quality = 0.62 + 0.38 * random.next() ** 0.5
    for (let place = 0; place < wanted; place++) sum += this.#addReview(placed, quality, random)
    if (wanted > 0 && random.chance(0.45)) this.#addQuestions(placed, random)
    return { reviews: wanted, rating: wanted === 0 ? 0 : Math.round((sum / wanted) * 10) / 10 }
  }

  /** New rows since the last call, in an order that satisfies the foreign keys. */
  *takeChunks(): Generator<CopyChunk> {
    const [reviews, media, discussions] = [this.#reviews, this.#media, this.#discussions]
    this.#reviews = []
    this.#media = []
    this.#discussions = []
    yield { table: 'review', columns: REVIEW_COLUMNS, lines: reviews }
    yield { table: 'review_media', columns: ['review_id', 'position', 'kind', 'picture'], lines: media }
    yield { table: 'discussion', columns: DISCUSSION_COLUMNS, lines: discussions }
  }

  #addReview(placed: PlacedProduct, quality: number, random: Random): number {
    this.#reviewCount += 1
    // Below the ids that the database gives.
    const id = -this.#reviewCount
    const rating = starsOf(quality, random)
    const isThirdParty = random.chance(0.1)
    const at = this.#dayAfter(placed, random)
    const pictures = random.chance(0.14) ? picturesOf(placed, random) : []
    pictures.forEach((picture, position) => this.#media.push(copyLine([id, position, 'image', picture])))
    const useful = random.next() ** 6
    this.#reviews.push(
      copyLine([
        id,
        guidOf(this.#seed, GUID_BASE - this.#reviewCount),
        placed.id,
        authorOf(random),
        random.chance(0.85) ? random.pick(CITIES) : '',
        rating,
        random.chance(0.7) ? random.pick(EXPERIENCES) : null,
        ...textsOf(placed, rating, random),
        random.chance(0.6) ? namedRatingsOf(placed, rating, random) : '[]',
        !isThirdParty && random.chance(0.8),
        isThirdParty,
        pictures.length > 0,
        'approved',
        Math.floor(40 * useful),
        Math.floor(6 * random.next() ** 8),
        at,
        at,
      ]),
    )
    return rating
  }

  #addQuestions(placed: PlacedProduct, random: Random): void {
    const facts = factsOf(placed)
    for (let left = random.int(1, 4); left > 0 && this.#questionCount < MAX_QUESTIONS; left--) {
      this.#questionCount += 1
      const at = this.#dayAfter(placed, random)
      const isThirdParty = random.chance(0.06)
      const author = authorOf(random)
      const fact = facts.length > 0 && random.chance(0.6) ? random.pick(facts) : null
      const other = random.pick(words.QUESTIONS)
      const question = fact ? fill(random.pick(words.FACT_QUESTIONS), fact) : other.question
      const answers = [
        ...(isThirdParty
          ? []
          : [{ text: fact ? fill(random.pick(words.FACT_ANSWERS), fact) : other.shop, isShop: true }]),
        ...(!fact && random.chance(0.5) ? [{ text: other.buyer, isShop: false }] : []),
      ]
      const root = this.#addDiscussion(
        placed.id,
        null,
        author,
        question,
        { at, isThirdParty, isShop: false },
        answers.length,
      )
      for (const { text, isShop } of answers) {
        const later = new Date(new Date(at).getTime() + random.int(2, 60) * 3_600_000).toISOString()
        const name = isShop ? words.SHOP_NAME : authorOf(random)
        this.#addDiscussion(placed.id, root, name, text, { at: later, isThirdParty, isShop }, 0)
      }
    }
  }

  #addDiscussion(
    productId: number,
    root: number | null,
    author: string,
    text: string,
    { at, isThirdParty, isShop }: { at: string; isThirdParty: boolean; isShop: boolean },
    answers: number,
  ): number {
    this.#discussionCount += 1
    const id = -this.#discussionCount
    const guid = guidOf(this.#seed, 2 * GUID_BASE - this.#discussionCount)
    const source = root === null ? 2 : 3
    this.#discussions.push(
      copyLine([id, guid, productId, source, root, root, author, text, isShop, isThirdParty, 'approved', answers, at]),
    )
    return id
  }

  /** Between the first day of the product and yesterday. */
  #dayAfter({ standing }: PlacedProduct, random: Random): string {
    const from = new Date(standing.createdAt).getTime()
    const span = Math.max(DAY_MS, this.#today.getTime() - DAY_MS - from)
    return new Date(Math.min(from + random.next() ** 0.7 * span, this.#today.getTime() - DAY_MS)).toISOString()
  }
}

const CITIES = [...words.CAPITALS, ...TOWNS.slice(0, 120).map(([, name]) => name)]

/**
 * Of what would be said in a shop of many years: the few products that everybody buys keep their hundreds, most have some.
 * Some 55,000 of 12,000 products.
 */
const reviewsOf = (said: number, random: Random): number =>
  Math.floor(
    900 * (said / 900) ** 4.5 + Math.min(said, 8) * 0.45 * random.next() + (said > 0 ? 0.9 * random.next() : 0),
  )

const starsOf = (quality: number, random: Random): number => {
  const draw = random.next()
  if (draw < quality) return 5
  const rest = (draw - quality) / (1 - quality)
  return rest < 0.58 ? 4 : rest < 0.8 ? 3 : rest < 0.9 ? 2 : 1
}

const authorOf = (random: Random): string => {
  const name = random.pick(words.AUTHOR_NAMES)
  return random.chance(0.5)
    ? `${name} ${words.SURNAME_LETTERS[random.int(0, words.SURNAME_LETTERS.length - 1)]}.`
    : name
}

function wordsFor({ kind, category }: PlacedProduct): ReviewWords {
  if (kind.isConsumable) return words.CONSUMABLE_WORDS
  return words.WORDS_BY_DEPARTMENT[category.groupId] ?? words.TOOL_WORDS
}

/** Advantages, disadvantages, comment and the purpose; one in ten reviews has stars alone. */
function textsOf(placed: PlacedProduct, rating: number, random: Random): [string, string, string, string] {
  if (random.chance(0.1)) return ['', '', '', '']
  const { good, bad, praise, mixed, blame, purposes } = wordsFor(placed)
  const [facts, first] = [factsOf(placed), random.pick(good)]
  const second = random.pick(good)
  const merits = second === first || random.chance(0.5) ? first : `${first}. ${second}`
  const opinion = random.pick(rating > 3 ? praise : rating === 3 ? mixed : blame)
  const remark =
    facts.length > 0 && rating > 3 && random.chance(0.4)
      ? ` ${fill(random.pick(words.FACT_REMARKS), random.pick(facts))}`
      : ''
  return [
    random.chance(rating > 2 ? 0.75 : 0.25) ? merits : '',
    random.chance(rating > 4 ? 0.35 : 0.8) ? random.pick(bad) : '',
    opinion + remark,
    random.chance(0.4) ? random.pick(purposes) : '',
  ]
}

/** Characteristics that a sentence can name. */
const factsOf = ({ drawn }: PlacedProduct): NamedFact[] =>
  [...drawn.facts].flatMap(([key, fact]) => {
    const property = PROPERTY_BY_KEY.get(key)
    if (!property || fact.num === null || fact.text === '') return []
    return [{ name: property.name, value: property.unit ? `${fact.text}\u00a0${property.unit}` : fact.text }]
  })

const fill = (pattern: string, { name, value }: NamedFact): string => {
  // Abbreviations keep their letters: «IP-класс».
  const small = /^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name
  return pattern
    .replaceAll('{fact}', `${small} ${value}`)
    .replaceAll('{Fact}', `${name} ${value}`)
    .replaceAll('{name}', small)
    .replaceAll('{Name}', name)
    .replaceAll('{value}', value)
}

const namedRatingsOf = ({ category }: PlacedProduct, rating: number, random: Random): string =>
  JSON.stringify(
    RATING_NAMES[category.groupId]!.map((name) => ({
      name,
      rating: Math.max(1, Math.min(5, rating + random.int(-1, 1))),
    })),
  )

/** Photos of buyers: the thing from other sides. */
function picturesOf({ drawing, drawn, kind }: PlacedProduct, random: Random): string[] {
  const views = galleryViews(drawing).filter(
    (view) => view !== 'dimensions' && !(kind.isConsumable && view === 'reverse'),
  )
  const from = random.int(0, views.length - 1)
  const count = random.int(1, Math.min(3, views.length))
  const subject = `${drawing}/${liveryOf(drawn.brand?.slug ?? '')}`
  return Array.from({ length: count }, (_, index) => `${subject}/${views[(from + index) % views.length]}`)
}
