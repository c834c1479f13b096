import { createEditDistance, type EditDistance } from './editDistance.ts'
import { phoneticKey } from './phoneticKey.ts'

/** A word form that the catalogue uses, or that the dictionary explains. */
export interface VocabularyWord {
  /** Normalised. */
  text: string
  /** As a page shows it. */
  shown: string
  /** The term it is indexed by. */
  term: string
  /** Products that have the term. */
  count: number
  /** `transliterationKey` of the text. */
  transliterationKey: string
}

/** The words of a catalogue. */
export interface Vocabulary {
  /** Words with that `transliterationKey`. */
  withTransliterationKey(key: string): readonly VocabularyWord[]
  /** Words with that prefix, the most frequent first. */
  startingWith(prefix: string, most: number): readonly VocabularyWord[]
  /** The most likely correction of a mistyped word; with `isPrefix` the word may be unfinished. Null when none is near. */
  nearest(word: string, isPrefix: boolean): NearWord | null
}

/** A candidate correction; the lower the rank, the likelier. */
export interface NearWord {
  word: VocabularyWord
  rank: number
}

/** Mistakes allowed in a word of that length. Short words have too many neighbours. */
const mistakesOf = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)
/** Mistakes allowed in a word that sounds right. */
const MAX_IN_SPEECH = 3

/**
 * Creates the look-ups of the words. A mistyped word is compared with every word of about its length and letters: among 20,000
 * words this takes a fraction of a millisecond and, unlike trigrams, misses nothing.
 */
export function createVocabulary(words: readonly VocabularyWord[]): Vocabulary {
  const sorted = words.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : b.count - a.count))
  const letters = Int32Array.from(sorted, ({ text }) => lettersOf(text))
  const editDistance = createEditDistance()
  const byKey = Map.groupBy(sorted, ({ transliterationKey }) => transliterationKey)
  return {
    withTransliterationKey: (key) => byKey.get(key) ?? [],
    startingWith(prefix, most) {
      const from = firstFrom(sorted, prefix)
      const to = firstFrom(sorted, `${prefix}\uffff`)
      return sorted
        .slice(from, to)
        .sort((a, b) => b.count - a.count)
        .slice(0, most)
    },
    nearest(word, isPrefix) {
      const most = mistakesOf(word.length)
      if (most === 0) return null
      let best: NearWord | null = null
      const own = lettersOf(word)
      const typed = { text: word, spoken: phoneticKey(word), most }
      for (let index = 0; index < sorted.length; index++) {
        const candidate = sorted[index]!
        const surplus = candidate.text.length - word.length
        if (surplus < -MAX_IN_SPEECH || (surplus > MAX_IN_SPEECH && !isPrefix)) continue
        if (bitsOf(own & ~letters[index]!) > MAX_IN_SPEECH) continue
        if ((surplus <= 0 || !isPrefix) && bitsOf(letters[index]! & ~own) > MAX_IN_SPEECH) continue
        const rank = rankOf(typed, candidate.text, isPrefix, editDistance)
        if (rank !== Infinity) best = nearer(best, { word: candidate, rank })
      }
      return best
    },
  }
}

/** Several vocabularies as one. */
export function joinVocabularies(parts: readonly Vocabulary[]): Vocabulary {
  return {
    withTransliterationKey: (key) => parts.flatMap((part) => part.withTransliterationKey(key)),
    startingWith: (prefix, most) =>
      parts
        .flatMap((part) => part.startingWith(prefix, most))
        .sort((a, b) => b.count - a.count)
        .slice(0, most),
    nearest: (word, isPrefix) =>
      parts.reduce<NearWord | null>((best, part) => {
        const near = part.nearest(word, isPrefix)
        return near ? nearer(best, near) : best
      }, null),
  }
}

function nearer(a: NearWord | null, b: NearWord): NearWord {
  if (!a || b.rank < a.rank) return b
  return b.rank === a.rank && b.word.count > a.word.count ? b : a
}

interface TypedWord {
  text: string
  /** Its `phoneticKey`. */
  spoken: string
  /** Mistakes that it may have. */
  most: number
}

/** The lower, the likelier; Infinity = too far. */
function rankOf(typed: TypedWord, text: string, isPrefix: boolean, editDistance: EditDistance): number {
  const isCut = isPrefix && text.length > typed.text.length
  const compared = isCut ? text.slice(0, typed.text.length) : text
  const distance = editDistance(typed.text, compared, MAX_IN_SPEECH)
  if (distance > MAX_IN_SPEECH) return Infinity
  const isSpoken = typed.spoken === phoneticKey(compared)
  if (distance > typed.most && !isSpoken) return Infinity
  // People mostly get the first letter right, and write what they hear.
  const isFirstSame = typed.text.charAt(0) === text.charAt(0)
  if (distance === 2 && !isFirstSame && !isSpoken) return Infinity
  return distance * 4 - (isSpoken ? 3 : 0) - (isFirstSame ? 2 : 0) + (isCut ? 1 : 0)
}

function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

function bitsOf(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1
  return count
}

function firstFrom(sorted: readonly VocabularyWord[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]!.text < text) low = middle + 1
    else high = middle
  }
  return low
}
