import { CLOSING_SENTENCES, SENTENCE_BY_VALUE } from './data/sentences.data.ts'
import type { DrawnProduct } from './drawProduct.ts'
import type { Kind } from './kind.ts'
import { fillText } from './pattern.ts'

const MAX_VALUE_SENTENCES = 2
/** A bar outside of braces; inside they divide the forms of a noun. */
const BETWEEN_ALTERNATIVES = /\|(?![^{]*\})/

/** Two to five sentences in one or two paragraphs: what the kind is for, what its values mean, who makes it. */
export function describe({ about, isConsumable }: Kind, { facts, words, random, brand }: DrawnProduct): string {
  const first = fillText(random.pick(about.split(BETWEEN_ALTERNATIVES)), words)
  const values = [...facts].flatMap(([key, { text }]) => SENTENCE_BY_VALUE[key]?.[text] ?? [])
  const start = values.length > MAX_VALUE_SENTENCES ? random.int(0, values.length - MAX_VALUE_SENTENCES) : 0
  const second = values.slice(start, start + MAX_VALUE_SENTENCES).join(' ')
  const closings = brand ? CLOSING_SENTENCES[isConsumable ? 'consumable' : 'durable'] : CLOSING_SENTENCES.unbranded
  const last = fillText(random.pick(closings), words)
  return [[first, second].filter(Boolean).join(' '), last].join('\n\n')
}
