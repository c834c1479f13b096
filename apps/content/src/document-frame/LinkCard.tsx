import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { color, dimension, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import { useId } from 'react'

/** A link of the card. */
export interface CardLink {
  label: string
  href: string
  /** Quiet words below. */
  note?: string
  /** Leads to what the page shows. */
  isHere?: boolean
}

export interface LinkCardProps {
  title: string
  links: readonly CardLink[]
}

/** Named list of links beside a text. */
export function LinkCard({ title, links }: LinkCardProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav className={card} aria-labelledby={id}>
      <Heading level={2} look="minor" id={id} className={heading}>
        {title}
      </Heading>
      <ul>
        {links.map(({ label, href, note, isHere }) => (
          <li className={item} key={href}>
            <Link href={href} className={link} aria-current={isHere ? 'page' : undefined}>
              {label}
              {note && <small className={quiet}>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const heading = css`
  padding: ${space.s16};
`

const item = css`
  border-top: 1px solid ${color.lineHair};
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const link = css`
  display: grid;
  align-content: center;
  padding: ${space.s10} ${space.s16};
  color: ${color.textPrimary};

  &:hover {
    color: ${color.textLink};
  }

  &[aria-current] {
    color: ${color.textMuted};
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const card = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
