import { css } from '@linaria/core'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { minusIcon, plusIcon } from '@verstak/ui-kit/icons'
import { color, radius } from '@verstak/ui-kit/tokens'
import { pointMapTexts } from './pointMap.texts.ts'

export interface ZoomButtonsProps {
  /** Before that, presses do nothing. */
  isReady: boolean
  /** One level closer or further. */
  onZoom: (by: 1 | -1) => void
}

/** Zoom in, zoom out. */
export function ZoomButtons({ isReady, onZoom }: ZoomButtonsProps) {
  return (
    <div className={box}>
      <IconButton shape={plusIcon} label={pointMapTexts.zoomIn} aria-disabled={!isReady} onClick={() => onZoom(1)} />
      <IconButton shape={minusIcon} label={pointMapTexts.zoomOut} aria-disabled={!isReady} onClick={() => onZoom(-1)} />
    </div>
  )
}

const box = css`
  display: grid;
  background: ${color.surfaceCard};
  border-radius: ${radius.control};
  box-shadow: 0 0 0 1px ${color.lineDefault};

  & > button {
    width: 44px;
    height: 44px;
  }

  & > button + button {
    border-top: 1px solid ${color.lineHair};
  }
`
