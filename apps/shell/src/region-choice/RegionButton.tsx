import { css } from '@linaria/core'
import { isCrawler, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Icon } from '@verstak/ui-kit/Icon'
import { pinIcon } from '@verstak/ui-kit/icons'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { dimension, media, space, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { regionButtonTexts } from './regionButton.texts.ts'
import { regionName } from './regionName.ts'

/** Delay of the question, so that the page has settled. */
const CONFIRMATION_AFTER_MS = 4000

/** The visitor's region; a click opens the region dialog. */
export function RegionButton() {
  const host = useHost()
  const region = useRegion()
  const [Confirmation, setConfirmation] = useState<ComponentType>()
  const isAsked = !isCrawler(host.layout)

  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => {
      const bring = import(/* webpackChunkName: "region" */ './RegionConfirmation.tsx')
      bring.then(({ RegionConfirmation }) => setConfirmation(() => RegionConfirmation)).catch(() => undefined)
    }, CONFIRMATION_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAsked])

  function open() {
    host.modals.preload()
    import(/* webpackChunkName: "region" */ './openRegionChoice.tsx').then(
      ({ openRegionChoice }) => openRegionChoice(host),
      () => host.modals.ask({ kind: 'error' }),
    )
  }

  return (
    <div className={place}>
      <button type="button" className={button} onClick={open}>
        <Icon shape={pinIcon} size="s" />
        <VisuallyHidden>{regionButtonTexts.region}</VisuallyHidden>{' '}
        <span className={name}>{regionName(region) || regionButtonTexts.choose}</span>
      </button>
      {Confirmation && <Confirmation />}
    </div>
  )
}

const place = css`
  position: relative;
  min-width: 0;
`

const button = css`
  display: flex;
  align-items: center;
  gap: ${space.s6};
  max-width: 100%;
  min-height: 28px;
  font-weight: ${weight.medium};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const name = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
