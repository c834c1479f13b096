import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import type { IconShape } from '@verstak/ui-kit/icons'
import type { ReactNode } from 'react'

export interface TabLabelProps {
  icon: IconShape
  /** Count over the icon. */
  badge?: ReactNode
  children: ReactNode
}

/** Content of a tab: icon, label and count. */
export function TabLabel({ icon, badge, children }: TabLabelProps) {
  return (
    <>
      <Icon shape={icon} size="l" />
      {children}
      {badge && <span className={count}>{badge}</span>}
    </>
  )
}

const count = css`
  position: absolute;
  top: 6px;
  left: calc(50% + 4px);
`
