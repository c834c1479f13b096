import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'
import { color, fontSize, lineHeight, media, space, tracking, weight } from '../tokens/tokens.ts'

export interface HeadingProps {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3
  /** Look: `page` 32 (24 on a phone), `product` 28 (24), `section` 24, `block` 18, `minor` 14 px; by the level if left out. */
  look?: 'page' | 'product' | 'section' | 'block' | 'minor'
  /** Quiet words after it: the number of products. */
  note?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

const LOOK_OF_LEVEL = { 1: 'page', 2: 'section', 3: 'block' } as const

/** Heading of a page, section or block. `data-look`: `page`, `product`, `section`, `block` or `minor`. */
export function Heading({ level, look = LOOK_OF_LEVEL[level], note, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={clsx(heading, className)} data-look={look}>
      {children}
      {note && (
        <>
          {/* Read aloud, the two must not run into one word. */} <small className={quiet}>{note}</small>
        </>
      )}
    </Tag>
  )
}

const quiet = css`
  margin-left: ${space.s2};
  color: ${color.textMuted};
  font-size: ${fontSize.s16};
  font-weight: ${weight.regular};
  letter-spacing: 0;
  white-space: nowrap;

  @media ${media.phone} {
    font-size: ${fontSize.s14};
  }
`

const heading = css`
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.tight};
  font-size: ${fontSize.s24};
  line-height: ${lineHeight.s24};

  @media ${media.desktop} {
    &[data-look='page'] {
      font-size: ${fontSize.s32};
      line-height: ${lineHeight.s32};
    }

    &[data-look='product'] {
      font-size: ${fontSize.s28};
      line-height: ${lineHeight.s28};
    }
  }

  &[data-look='block'],
  &[data-look='minor'] {
    font-size: ${fontSize.s18};
    line-height: ${lineHeight.s18};
    font-weight: ${weight.semibold};
    letter-spacing: 0;
  }

  &[data-look='minor'] {
    font-size: ${fontSize.s14};
    line-height: ${lineHeight.s14};
  }
`
