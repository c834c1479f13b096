import { css } from '@linaria/core'
import { Icon } from '../Icon/Icon.tsx'
import { chevronLeftIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { color, dimension, fontSize, lineHeight, media, space } from '../tokens/tokens.ts'
import { wayLabel } from './breadcrumbs.texts.ts'

/** One breadcrumb; labels are unique. */
export interface Crumb {
  label: string
  /** Omitted for the current page. */
  href?: string
}

export interface BreadcrumbsProps {
  /** From the home page down. */
  items: readonly Crumb[]
}

/** Breadcrumbs from the home page; a phone shows only the parent (`data-parent`). Keyboard: links, in Tab order. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const parent = items.findLastIndex((item) => item.href !== undefined)
  return (
    <nav aria-label={wayLabel}>
      <ol className={way}>
        {items.map(({ label, href }, index) => (
          <li className={step} key={href ?? label} data-parent={index === parent || undefined}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href} className={link}>
                {index === parent && <Icon shape={chevronLeftIcon} size="s" className={back} />}
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const back = css`
  display: none;
`

const link = css`
  color: ${color.textSecondary};
`

const step = css`
  display: flex;
  gap: ${space.s8};

  &:not(:last-child)::after {
    content: '›';
    /* Empty alternative text: screen readers do not announce the separator, where supported. */
    content: '›' / '';
  }

  @media ${media.phone} {
    display: none;

    &[data-parent] {
      display: flex;
    }

    &[data-parent]::after {
      content: none;
    }

    .${link} {
      display: flex;
      align-items: center;
      gap: ${space.s4};
      min-height: ${dimension.tapMin};
    }

    .${back} {
      display: block;
    }
  }
`

const way = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  padding: ${space.s12} 0 ${space.s8};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  @media ${media.phone} {
    padding: 0;
  }
`
