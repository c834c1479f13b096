import { css } from '@linaria/core'
import type { RemovedItem } from '@verstak/contracts/cart'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { useEffect, useRef, useState } from 'react'
import { asideTexts as texts } from './lateLines.texts.ts'
import { LineButton } from './LineButton.tsx'

export interface RemovedRowProps {
  item: RemovedItem
  /** Called when it is back. */
  onRestored?: (() => void) | undefined
}

/** A line that was removed, in its place, with the way back. It takes over the focus that the removed line had. */
export function RemovedRow({ item: { guid, name }, onRestored }: RemovedRowProps) {
  const [isLater] = useState(useIsHydrated())
  const row = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isLater && document.activeElement === document.body) row.current?.querySelector('button')?.focus()
  }, [isLater])

  return (
    <li ref={row} className={strip}>
      <span>{texts.removed(name)}</span>
      <LineButton
        variant="ghost"
        size="s"
        tight
        action="restore"
        guid={guid}
        change={{ kind: 'restore', guids: [guid] }}
        aria-label={texts.restoreName(name)}
        onDone={onRestored}
      >
        {texts.restore}
      </LineButton>
    </li>
  )
}

const strip = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s8} ${space.s16};
  background-color: ${color.surfaceSunken};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;
`
