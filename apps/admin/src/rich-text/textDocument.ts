import type { JSONContent } from '@tiptap/core'
import type { ContentBlock } from '@verstak/contracts/content'
import { inlineOf, plainOf, textOf, wordsOf } from './inlineContent.ts'

/** Blocks that are written as one text. */
export type TextBlock = Extract<ContentBlock, { kind: 'heading' | 'paragraph' | 'list' }>

export const isTextBlock = (block: { kind: string }): block is TextBlock =>
  block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'list'

/** A text of nothing: a paragraph without words. */
export const EMPTY_TEXT: TextBlock = { kind: 'paragraph', text: '' }

/** Blocks as the editor has them. */
export const textDocumentOf = (blocks: readonly TextBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
        return { type: 'heading', attrs: { level: 2 }, content: plainOf(block.text) }
      case 'paragraph':
        return paragraphOf(block.text)
      case 'list':
        return {
          type: block.isNumbered ? 'orderedList' : 'bulletList',
          content: (block.items.length > 0 ? block.items : ['']).map((item) => ({
            type: 'listItem',
            content: [paragraphOf(item)],
          })),
        }
    }
  }),
})

const paragraphOf = (text: string): JSONContent => ({ type: 'paragraph', content: inlineOf(text) })

/** What the editor has as blocks; lines without words are left out. */
export function textBlocksOf({ content = [] }: JSONContent): TextBlock[] {
  const blocks = content.flatMap((node): TextBlock[] => {
    if (node.type === 'heading') {
      const text = textOf(node).trim()
      return text === '' ? [] : [{ kind: 'heading', text }]
    }
    if (node.type === 'paragraph') {
      const text = wordsOf(node)
      return text === '' ? [] : [{ kind: 'paragraph', text }]
    }
    const items = (node.content ?? []).map((item) => wordsOf(item.content?.[0] ?? {})).filter((item) => item !== '')
    if (items.length === 0) return []
    return [{ kind: 'list', items, ...(node.type === 'orderedList' && { isNumbered: true }) }]
  })
  return blocks.length > 0 ? blocks : [EMPTY_TEXT]
}
