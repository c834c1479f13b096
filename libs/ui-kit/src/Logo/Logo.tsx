import { css } from '@linaria/core'
import { Link } from '../Link/Link.tsx'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '../tokens/tokens.ts'
import { storeName } from './logo.texts.ts'

export interface LogoProps {
  /** Where it leads, the home page as a rule. */
  href: string
  /** Name of the shop where it is not the one of the kit. */
  name?: string | undefined
  /** 40 px; s 32 px, for a phone. */
  size?: 's'
}

/** The workbench and the name of the store: one link. `data-size`: `s`, or none. */
export function Logo({ href, name = storeName, size }: LogoProps) {
  return (
    <Link href={href} className={logo} data-size={size}>
      <svg className={sign} viewBox="0 0 40 40" aria-hidden>
        <rect width="40" height="40" rx="7" fill="var(--signal)" />
        <path
          fill="var(--text-on-signal)"
          d="M5 13h30v6H5zM9 21h5l-2 12H7zM26 21h5l2 12h-5zM14 25h12v3H14zM22 6h4v5h-4zM15 6h4v5h-4zM18 7.5h5v2h-5zM28 7.3h5v2.4h-5z"
        />
      </svg>
      {name}
    </Link>
  )
}

const sign = css`
  width: 40px;
  height: 40px;
`

const logo = css`
  display: flex;
  align-items: center;
  flex: none;
  width: fit-content;
  gap: ${space.s12};
  color: ${color.textPrimary};
  font-size: ${fontSize.s24};
  line-height: ${lineHeight.s22};
  font-weight: ${weight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  /* A long name leaves the rest of the line to others. */
  &[data-size='s'] {
    overflow: hidden;
    max-width: 46vw;
    gap: ${space.s8};
    white-space: nowrap;
    font-size: ${fontSize.s20};
  }

  &[data-size='s'] > .${sign} {
    flex: none;
    width: 32px;
    height: 32px;
  }

  /* Of a long name, as the server tells, up to three small lines. */
  @media ${media.phone} {
    html[data-long-name] &[data-size='s'] {
      max-height: ${dimension.tapMin};
      line-height: 1.1;
      white-space: normal;
      text-wrap: balance;
      overflow-wrap: anywhere;
      hyphens: auto;
    }

    html[data-long-name='always'] &[data-size='s'] {
      font-size: ${fontSize.s14};
    }
  }

  @media (max-width: 359.98px) {
    html[data-long-name] &[data-size='s'] {
      font-size: ${fontSize.s12};
    }
  }
`
