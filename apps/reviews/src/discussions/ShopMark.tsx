import { css } from '@linaria/core'
import { color } from '@verstak/ui-kit/tokens'

/** The sign of the shop beside its name. */
export function ShopMark() {
  return (
    <svg className={mark} viewBox="0 0 40 40" aria-hidden>
      <rect width="40" height="40" rx="7" fill={color.signal} />
      <path
        fill={color.textOnSignal}
        d="M5 13h30v6H5zM9 21h5l-2 12H7zM26 21h5l2 12h-5zM14 25h12v3H14zM22 6h4v5h-4zM15 6h4v5h-4zM18 7.5h5v2h-5zM28 7.3h5v2.4h-5z"
      />
    </svg>
  )
}

const mark = css`
  flex: none;
  width: 20px;
  height: 20px;
`
