import { css } from '@linaria/core'
import { parseInlineMarkup } from '@verstak/contracts/inlineMarkup'
import { Link } from '@verstak/ui-kit/Link'
import { color } from '@verstak/ui-kit/tokens'

export interface InlineMarkupProps {
  /** Text with marks, as `parseInlineMarkup` reads it. */
  text: string
  /** In a window links open a new tab. */
  place: 'page' | 'window'
}

/** Text of a document with its links, bold and italic words. */
export function InlineMarkup({ text, place }: InlineMarkupProps) {
  return parseInlineMarkup(text).map(({ text: words, isBold, isItalic, href }, index) => {
    const soft = isItalic ? <em key={index}>{words}</em> : words
    const marked = isBold ? <strong key={index}>{soft}</strong> : soft
    if (href === undefined) return marked
    return (
      <Link key={index} href={href} className={link} target={place === 'window' ? '_blank' : undefined}>
        {marked}
      </Link>
    )
  })
}

const link = css`
  color: ${color.textLink};
  text-decoration: underline;

  &:hover {
    color: ${color.textLinkHover};
  }
`
