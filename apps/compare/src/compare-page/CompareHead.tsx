import { css } from '@linaria/core'
import type { Comparison } from '@verstak/contracts/comparison'
import { isMobile, useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, shareIcon } from '@verstak/ui-kit/icons'
import type { IconShape } from '@verstak/ui-kit/icons'
import { color, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { showCompareFailure } from '../compare-changes/showCompareFailure.ts'
import { printIcon } from './compareIcons.ts'
import { compareTexts } from './comparePage.texts.ts'
import type * as HeadActions from './headActions.tsx'

export interface CompareHeadProps {
  /** Undefined while it loads. */
  comparison: Comparison | undefined
  /** A shared set, which cannot be changed. */
  isShared: boolean
}

/** Heading with the number of products, and what can be done with all of them. */
export function CompareHead({ comparison, isShared }: CompareHeadProps) {
  const host = useHost()
  const modals = useModals()
  const [busy, setBusy] = useState<keyof typeof HeadActions>()
  const { count = 0, categoryGuid = null } = comparison ?? {}

  async function act(name: keyof typeof HeadActions) {
    if (busy || !comparison) return
    setBusy(name)
    try {
      const actions = await import(/* webpackChunkName: "windows" */ './headActions.tsx')
      await actions[name](host, modals, comparison)
    } catch (error) {
      showCompareFailure(host, error)
    }
    setBusy(undefined)
  }

  const actions: Action[] = []
  if (categoryGuid !== null && !isShared) {
    actions.push({
      icon: shareIcon,
      label: compareTexts.share,
      isBusy: busy === 'shareComparison',
      onPress: () => void act('shareComparison'),
    })
  }
  if (categoryGuid !== null) actions.push({ icon: printIcon, label: compareTexts.print, onPress: () => print() })
  if (count > 0 && !isShared) {
    actions.push({ icon: binIcon, label: compareTexts.clear, onPress: () => void act('clearComparison') })
  }
  const isPhone = isMobile(host.layout)
  return (
    <div className={head}>
      <Heading level={1} note={count > 0 && (isPhone ? count : compareTexts.count(count))}>
        {isShared ? compareTexts.sharedTitle : compareTexts.title}
      </Heading>
      <div className={buttons} {...modals.early}>
        {actions.map(({ icon, label, isBusy = false, onPress }) =>
          isPhone ? (
            <IconButton key={label} shape={icon} label={label} busy={isBusy} onClick={onPress} />
          ) : (
            <Button key={label} className={quiet} variant="ghost" icon={icon} loading={isBusy} onClick={onPress}>
              {label}
            </Button>
          ),
        )}
      </div>
    </div>
  )
}

interface Action {
  icon: IconShape
  label: string
  isBusy?: boolean
  onPress: () => void
}

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: 44px;
  margin: ${space.s8} 0 ${space.s16};
`

const quiet = css`
  && {
    color: ${color.textPrimary};
  }

  svg {
    color: ${color.textMuted};
  }
`

/* Without scripts none of them works. */
const buttons = css`
  display: flex;
  flex: none;
  gap: ${space.s4};

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
