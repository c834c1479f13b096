import type { JSONContent } from '@tiptap/core'
import { parseInlineMarkup, formatInlineMarkup, type MarkedText } from '@verstak/contracts/inlineMarkup'

/** The words of a block as the editor has them. */
export const inlineOf = (text: string): JSONContent[] =>
  parseInlineMarkup(text).map(({ text: words, isBold, isItalic, href }) => ({
    type: 'text',
    text: words,
    marks: [
      ...(isBold ? [{ type: 'bold' }] : []),
      ...(isItalic ? [{ type: 'italic' }] : []),
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ],
  }))

/** Plain words as the editor has them. */
export const plainOf = (text: string): JSONContent[] => (text === '' ? [] : [{ type: 'text', text }])

/** The words of what the editor has; '' when there is nothing to see. */
export function wordsOf({ content = [] }: JSONContent): string {
  const words = formatInlineMarkup(
    content.map(({ text = '', marks = [] }): MarkedText => {
      const link = marks.find(({ type }) => type === 'link')
      return {
        text,
        ...(marks.some(({ type }) => type === 'bold') && { isBold: true }),
        ...(marks.some(({ type }) => type === 'italic') && { isItalic: true }),
        ...(link && { href: String(link.attrs?.href) }),
      }
    }),
  )
  return textOf({ content }).trim() === '' ? '' : words
}

/** The letters of what the editor has, without marks. */
export const textOf = ({ content = [] }: JSONContent): string => content.map(({ text = '' }) => text).join('')
