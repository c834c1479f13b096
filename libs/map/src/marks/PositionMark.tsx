import { css } from '@linaria/core'
import { color, radius } from '@verstak/ui-kit/tokens'
import { pointMapTexts } from '../pointMap.texts.ts'

/** Where the visitor is. */
export function PositionMark() {
  return <div className={dot} role="img" aria-label={pointMapTexts.you} />
}

const dot = css`
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  border: 3px solid ${color.surfaceCard};
  border-radius: ${radius.round};
  background: ${color.focusRing};
  outline: 8px solid color-mix(in srgb, ${color.focusRing} 16%, transparent);
`
