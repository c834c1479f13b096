import type { ContentBlock } from '@verstak/contracts/content'
import { parseInlineMarkup, formatInlineMarkup } from '@verstak/contracts/inlineMarkup'
import type { RequisitesBlock } from '@verstak/contracts/legalStaff'

type Block = ContentBlock | RequisitesBlock

/** Signs that nobody sees or that turn the order of letters; a line's end and a soft hyphen may stay. */
const UNSEEN = /(?!\n)[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFC]/gu

const withoutUnseen = (text: string) => text.replaceAll('\t', ' ').replace(UNSEEN, '')
/** Marks in the one way to write them: what the shop keeps is what its pages show, whoever has sent it. */
const clean = (text: string) => formatInlineMarkup(parseInlineMarkup(withoutUnseen(text)))

/** A block with clean texts. The shop's pages show texts as such, so markup has no effect in them. */
export const cleanBlock = <Given extends Block>(block: Given): Given => cleaned(block) as Given

function cleaned(block: Block): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'callout':
      return { ...seen(block), text: clean(block.text) }
    case 'list':
      return { ...block, items: block.items.map(clean) }
    case 'facts':
      return {
        ...block,
        rows: block.rows.map(({ name, value }) => ({ name: withoutUnseen(name), value: clean(value) })),
      }
    case 'table':
      return { ...seen(block), head: block.head.map(withoutUnseen), rows: block.rows.map((cells) => cells.map(clean)) }
    case 'accordion':
      return {
        ...block,
        items: block.items.map(({ question, answer }) => ({
          question: withoutUnseen(question),
          answer: clean(answer),
        })),
      }
    default:
      return seen(block)
  }
}

/** The texts of a block that have no marks. */
const seen = <Given extends Block>(block: Given): Given =>
  JSON.parse(JSON.stringify(block), (_, value: unknown) =>
    typeof value === 'string' ? withoutUnseen(value) : value,
  ) as Given
