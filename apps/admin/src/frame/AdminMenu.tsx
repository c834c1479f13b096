import { css } from '@linaria/core'
import { STAFF_PAGES } from '@verstak/contracts/staffPolicy'
import { useHost } from '@verstak/host'
import { Icon } from '@verstak/ui-kit/Icon'
import { infoIcon } from '@verstak/ui-kit/icons'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { adminFrameTexts as texts } from './adminFrame.texts.ts'
import { MENU_ICONS } from './adminMenu.data.ts'
import { useStaff } from './staffQuery.ts'

/** Sections that the role may open and that are released. On a tablet their icons stand alone, with their names for who hears. */
export function AdminMenu({ current }: { current: string }) {
  const { isServed } = useHost()
  const { role } = useStaff()
  const shown = STAFF_PAGES.filter(({ page, roles }) => roles.includes(role) && (isServed?.(page) ?? true))
  return (
    <nav className={menu} aria-label={texts.menu}>
      {shown.map(({ page, title, group }, place) => (
        <a
          key={page}
          href={page}
          className={link}
          title={title}
          aria-current={page === current ? 'page' : undefined}
          data-begins={(place > 0 && shown[place - 1]!.group !== group) || undefined}
        >
          <Icon shape={MENU_ICONS[page] ?? infoIcon} size="s" />
          <span className={name}>{title}</span>
        </a>
      ))}
    </nav>
  )
}

const name = css`
  @media ${media.belowWide} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

const link = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s10};
  min-height: 32px;
  padding: 0 ${space.s12} 0 ${space.s16};
  color: ${color.textPrimary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  text-decoration: none;

  &[data-begins] {
    margin-top: 17px;
  }

  &[data-begins]::before {
    content: '';
    position: absolute;
    top: -9px;
    right: ${space.s16};
    left: ${space.s16};
    border-top: 1px solid ${color.lineDefault};
  }

  &[aria-current] {
    background-color: ${color.surfaceCard};
    box-shadow: inset 4px 0 ${color.signal};
    font-weight: ${weight.semibold};
  }

  @media ${media.hover} {
    &:hover:not([aria-current]) {
      background-color: ${color.surfaceHover};
    }
  }

  @media ${media.belowWide} {
    justify-content: center;
    min-height: ${dimension.tapMin};
    padding: 0;
  }
`

const menu = css`
  display: flex;
  flex-direction: column;
  padding: ${space.s8} 0 ${space.s16};
  border-right: 1px solid ${color.lineHair};
  background-color: ${color.surfaceSunken};
`
