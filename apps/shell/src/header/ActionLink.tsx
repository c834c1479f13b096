import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import type { IconShape } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import type { ComponentProps, ReactNode } from 'react'

export interface ActionLinkProps extends ComponentProps<'a'> {
  icon: IconShape
  /** Count over the icon. */
  badge?: ReactNode
  /** Label below the icon; on a narrow screen only for screen readers. */
  children: string
}

/** Link at the end of the main bar: icon, label and count. Without an address it is a button. */
export function ActionLink({ icon, badge, children, ...rest }: ActionLinkProps) {
  const Way = rest.href ? 'a' : 'button'
  return (
    <Way className={action} title={children} {...(rest as object)}>
      <Icon shape={icon} size="l" className={shape} />
      <span className={word}>{children}</span>
      {badge && <span className={count}>{badge}</span>}
    </Way>
  )
}

const shape = css`
  color: ${color.textPrimary};
`

const action = css`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.s4};
  min-width: 44px;
  min-height: 44px;
  padding: ${space.s6} ${space.s4};
  border-radius: ${radius.control};
  color: ${color.textSecondary};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  cursor: pointer;

  &:hover {
    background-color: ${color.surfaceSunken};
    color: ${color.textSecondary};
    text-decoration: none;
  }

  @media ${media.wide} {
    min-width: 72px;
  }
`

const word = css`
  max-width: 88px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Icons only: the search needs the space. */
  @media (max-width: 1099px) {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`

const count = css`
  position: absolute;
  top: 1px;
  left: calc(50% + 4px);
`
