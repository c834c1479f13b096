import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { copyIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, layer, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import { promoTexts as texts } from './activePromo.texts.ts'

/** How long the toast and the tip stay, ms (ERR-024, WIDGET-026). */
const TOAST_MS = 2000
const TIP_MS = 5000

/** Copies a promo code. */
export function CopyCode({ code }: { code: string }) {
  const { modals } = useHost()
  const [copies, setCopies] = useState(0)
  const [isTipShown, setTipShown] = useState(false)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(setTipShown, TIP_MS, false)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    const tell = (text: string, durationMs?: number) =>
      modals.ask({ kind: 'toast', key: 'cart.copy', text, ...(durationMs !== undefined && { durationMs }) }, 'cart')
    try {
      await navigator.clipboard.writeText(code)
    } catch {
      tell(texts.copyFailed)
      return
    }
    setCopies((count) => count + 1)
    setTipShown(true)
    tell(texts.copied, TOAST_MS)
  }

  return (
    <>
      <IconButton
        shape={copyIcon}
        iconSize="s"
        label={texts.copy(code)}
        onPointerDown={modals.preload}
        onClick={() => void copy()}
      />
      {isTipShown && (
        <span className={tip} role="tooltip">
          {texts.copiedTip}
        </span>
      )}
    </>
  )
}

const tip = css`
  position: absolute;
  right: ${space.s8};
  bottom: calc(100% + ${space.s4});
  z-index: ${layer.sticky};
  padding: ${space.s6} ${space.s10};
  border-radius: ${radius.control};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
