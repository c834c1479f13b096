import { css } from '@linaria/core'
import { Link } from '@verstak/ui-kit/Link'
import { color } from '@verstak/ui-kit/tokens'
import { readLinks } from './readLinks.ts'

export interface WordsProps {
  /** Plain text with links of the form `[words](/path/)`. */
  text: string
  /** In a window links open a new tab. */
  place: 'page' | 'window'
}

/** Text of a document with its links. */
export function Words({ text, place }: WordsProps) {
  return readLinks(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      <Link key={index} href={href} className={link} target={place === 'window' ? '_blank' : undefined}>
        {words}
      </Link>
    ),
  )
}

const link = css`
  color: ${color.textLink};
  text-decoration: underline;

  &:hover {
    color: ${color.textLinkHover};
  }
`
