import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { Icon } from '@verstak/ui-kit/Icon'
import { infoIcon } from '@verstak/ui-kit/icons'
import { fontSize, space } from '@verstak/ui-kit/tokens'
import { headerTexts } from './header.texts.ts'

export interface AdvertisingMarkProps {
  /** Token of the creative. */
  token: string
}

/** Advertising mark; a click shows who advertises (HEADER-018). */
export function AdvertisingMark({ token }: AdvertisingMarkProps) {
  const host = useHost()

  function open() {
    host.modals.preload()
    import(/* webpackChunkName: "creative" */ './openCreative.tsx').then(
      ({ openCreative }) => openCreative(host, token),
      () => host.modals.ask({ kind: 'error' }),
    )
  }

  return (
    <button type="button" className={mark} aria-haspopup="dialog" onClick={open}>
      {headerTexts.advertising}
      <Icon shape={infoIcon} size="s" />
    </button>
  )
}

const mark = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s4};
  min-height: 40px;
  color: inherit;
  font-size: ${fontSize.s12};
  cursor: pointer;

  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -2px;
  }
`
