import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'

/** One tab: a link to a list. */
export interface LinkTab {
  label: string
  href: string
  count?: number | undefined
  isCurrent: boolean
}

/** Tabs of a list as links, so that each is an address; with how many there are. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className={row} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} className={link} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <small className={note}> {formatNumber(tab.count)}</small>}
        </a>
      ))}
    </nav>
  )
}

const note = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  font-weight: ${weight.regular};
`

const link = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 36px;
  border-bottom: 3px solid transparent;
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  text-decoration: none;
  white-space: nowrap;

  &[aria-current] {
    border-bottom-color: ${color.lineStrong};
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s20};
  border-bottom: 1px solid ${color.lineDefault};
`
