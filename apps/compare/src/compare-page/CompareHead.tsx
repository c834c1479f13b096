import { css } from '@linaria/core'
import type { Comparison } from '@verstak/contracts/comparison'
import { shareCompared } from '@verstak/contracts/comparison'
import { isMobile, useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, shareIcon } from '@verstak/ui-kit/icons'
import type { IconShape } from '@verstak/ui-kit/icons'
import { color, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { clearAllCompared, refreshCompared } from '../compare-changes/compareChanges.ts'
import { showCompareFailure } from '../compare-changes/showCompareFailure.ts'
import { printIcon } from './compareIcons.ts'
import { compareTexts } from './comparePage.texts.ts'

export interface CompareHeadProps {
  /** Undefined while it loads. */
  comparison: Comparison | undefined
  /** A shared set, which cannot be changed. */
  isShared: boolean
}

/** Heading with the number of products, and what can be done with all of them. */
export function CompareHead({ comparison, isShared }: CompareHeadProps) {
  const host = useHost()
  const { open, confirm, early } = useModals()
  const [isSharing, setIsSharing] = useState(false)
  const { count = 0, categories = [], categoryGuid = null, products = [] } = comparison ?? {}

  async function share() {
    if (isSharing || categoryGuid === null) return
    setIsSharing(true)
    try {
      const [{ ShareLink }, { link }] = await Promise.all([
        import(/* webpackChunkName: "share" */ './ShareLink.tsx'),
        host.call(shareCompared, { body: { categoryGuid } }),
      ])
      const address = new URL(link, location.origin).href
      open({
        kind: 'dialog',
        title: compareTexts.shareTitle,
        width: 432,
        content: <ShareLink address={address} count={products.length} />,
      })
    } catch (error) {
      showCompareFailure(host, error)
    }
    setIsSharing(false)
  }

  async function clear() {
    const { clearTitle, clearText, clear: confirmLabel } = compareTexts
    const isSure = await confirm({ title: clearTitle, text: clearText(count, categories.length), confirmLabel })
    if (!isSure) return
    try {
      await clearAllCompared(host)
    } catch (error) {
      showCompareFailure(host, error)
    }
    await refreshCompared(host)
  }

  const actions: Action[] = []
  if (categoryGuid !== null && !isShared) {
    actions.push({ icon: shareIcon, label: compareTexts.share, isBusy: isSharing, onPress: () => void share() })
  }
  if (categoryGuid !== null) actions.push({ icon: printIcon, label: compareTexts.print, onPress: () => print() })
  if (count > 0 && !isShared) {
    actions.push({ icon: binIcon, label: compareTexts.clear, onPress: () => void clear() })
  }
  const isPhone = isMobile(host.layout)
  return (
    <div className={head}>
      <Heading level={1} note={count > 0 && (isPhone ? count : compareTexts.count(count))}>
        {isShared ? compareTexts.sharedTitle : compareTexts.title}
      </Heading>
      <div className={buttons} {...early}>
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
