import { copyLine, type CopyChunk } from './copyRows.ts'
import { AXIS_NAMES, COUNTED, LETTER_SIZES, VARIANT_AXES } from './data/productPage.data.ts'
import { DEMO_ID_BASE } from './goods.ts'
import type { Fact, Kind } from './kind.ts'
import { fillText } from './pattern.ts'
import type { PlacedProduct } from './PlacedProduct.ts'
import { DEMO_SOURCE } from './demoSource.ts'
import { PROPERTY_BY_KEY } from './propertyTable.ts'

interface Axis {
  kind: 'color' | 'size' | 'package'
  key: string
}

interface Member {
  productId: number
  facts: Fact[]
  choices: string[]
}

interface Group {
  name: string
  axes: Axis[]
  /** By their choices; of two products with the same choices only the first takes part. */
  members: Map<string, Member>
}

/**
 * Finds products whose names differ in colour, size or package only. Products of a category arrive together, so only
 * one category is held in memory.
 */
export class VariantBook {
  #categoryId = 0
  #groups = new Map<string, Group>()
  #lastId = DEMO_ID_BASE
  #lines = { group: [] as string[], axis: [] as string[], variant: [] as string[] }

  add({ id, kind, category, drawn }: PlacedProduct): void {
    if (category.node.id !== this.#categoryId) this.#close()
    this.#categoryId = category.node.id
    const axes = axesOf(kind).filter(({ key }) => drawn.facts.has(key))
    if (axes.length === 0) return
    const hidden = new Set(axes.map(({ key }) => key))
    const { words } = drawn
    const without = (read: (key: string) => string) => (key: string) => (hidden.has(key) ? '' : read(key))
    const likeness = fillText(kind.name, {
      text: without((key) => words.text(key)),
      shown: without((key) => words.shown(key)),
      num: (key) => (hidden.has(key) ? 0 : words.num(key)),
    })
    const name = [kind.title, drawn.brand?.name, drawn.model || words.text('_model')].filter(Boolean).join(' ')
    const group = this.#groups.get(likeness) ?? { name, axes, members: new Map<string, Member>() }
    this.#groups.set(likeness, group)
    const facts = axes.map(({ key }) => drawn.facts.get(key)!)
    const choices = axes.map(({ key }) => fillText(choicePattern(kind, key), words))
    const offer = choices.join('|')
    if (!group.members.has(offer)) group.members.set(offer, { productId: id, facts, choices })
  }

  /** Groups of categories that are complete; `isLast` after the last product. Each comes once. */
  *takeChunks(isLast: boolean): Generator<CopyChunk> {
    if (isLast) this.#close()
    const { group, axis, variant } = this.#lines
    this.#lines = { group: [], axis: [], variant: [] }
    yield { table: 'variant_group', columns: ['id', 'name', 'source'], lines: group }
    yield { table: 'variant_axis', columns: ['group_id', 'position', 'kind', 'name'], lines: axis }
    yield { table: 'product_variant', columns: ['product_id', 'group_id', 'choices', 'position'], lines: variant }
  }

  #close(): void {
    for (const { name, axes, members } of this.#groups.values()) {
      if (members.size < 2) continue
      this.#lastId += 1
      this.#lines.group.push(copyLine([this.#lastId, name, DEMO_SOURCE]))
      for (const [index, { kind, key }] of axes.entries())
        this.#lines.axis.push(copyLine([this.#lastId, index + 1, kind, axisName(key)]))
      for (const [index, { productId, choices }] of [...members.values()].sort(compare).entries())
        this.#lines.variant.push(copyLine([productId, this.#lastId, choices, index]))
    }
    this.#groups = new Map()
  }
}

/** At most three axes. They must occur in names, otherwise the products look identical. */
function axesOf({ name, props }: Kind): Axis[] {
  const isTold = (key: string) => name.includes(`{${key}}`) || name.includes(`{${key}#}`) || name.includes(`{${key}:`)
  const own = new Set(props.map(({ key }) => key))
  return VARIANT_AXES.flatMap(({ kind, keys }) => {
    const key = keys.find((candidate) => own.has(candidate) && isTold(candidate))
    return key === undefined ? [] : [{ kind, key }]
  }).slice(0, 3)
}

const axisName = (key: string) => AXIS_NAMES[key] ?? PROPERTY_BY_KEY.get(key)?.name ?? key

/** The count form of the name, else the value with its unit. */
function choicePattern({ name }: Kind, key: string): string {
  const counted = new RegExp(`\\{${key}:[^}]*\\}`).exec(name)
  const unit = PROPERTY_BY_KEY.get(key)?.unit ?? (PIECES.has(key) ? COUNTED : '')
  return counted?.[0] ?? `{${key}#} ${unit}`
}

/** Small sizes first; the shop's own order of colours is that of their names. */
function compare(a: Member, b: Member): number {
  for (const [place, fact] of a.facts.entries()) {
    const other = b.facts[place]!
    const order = rankOf(fact) - rankOf(other) || fact.text.localeCompare(other.text, 'ru')
    if (order !== 0) return order
  }
  return 0
}

const PIECES: ReadonlySet<string> = new Set(['count', 'packSize'])

const rankOf = ({ text, num }: Fact) => num ?? Math.max(0, LETTER_SIZES.indexOf(text))
