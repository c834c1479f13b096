import { css } from '@linaria/core'
import { readWords } from '@verstak/contracts/words'
import { Link } from '@verstak/ui-kit/Link'
import { color } from '@verstak/ui-kit/tokens'

export interface WordsProps {
  /** Text with marks, as `readWords` reads it. */
  text: string
  /** In a window links open a new tab. */
  place: 'page' | 'window'
}

/** Text of a document with its links, bold and italic words. */
export function Words({ text, place }: WordsProps) {
  return readWords(text).map(({ text: words, isBold, isItalic, href }, index) => {
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
