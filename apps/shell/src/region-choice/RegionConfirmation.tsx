import { css } from '@linaria/core'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { getSession } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import { readCookie, writeCookie } from '@verstak/device/cookies'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { isMobile, useHost } from '@verstak/host'
import type { Host } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { color, dimension, fontSize, layer, lineHeight, radius, shadow, space, weight } from '@verstak/ui-kit/tokens'
import { useLayoutEffect, useRef, useState } from 'react'
import { needsApproval } from './needsApproval.ts'
import { openRegionChoice } from './openRegionChoice.tsx'
import { regionTexts } from './regionChoice.texts.ts'
import { regionName } from './regionName.ts'

/** Height of the tallest bar that a page shows above the tabs. */
const BOTTOM_BAR = '84px'

/**
 * Asks once whether the region is right, without covering clickable elements: on a desktop beside its name or, when
 * that line has no space, in the lower corner; on a phone above the tabs and the bars of pages.
 */
export function RegionConfirmation() {
  const host = useHost()
  const region = useRegion()
  const [isAsked, setAsked] = useState(
    () =>
      !readDevice(DEVICE_KEYS.regionConfirmationClosed) &&
      needsApproval({
        isTrusted: isTrusted(host),
        isApproved: readCookie(DEVICE_COOKIES.regionApproved) !== null,
        name: region.name,
      }),
  )
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const confirmation = place.current
    if (confirmation?.dataset['device'] === 'desktop' && isInTheWay(confirmation))
      confirmation.dataset['device'] = 'corner'
  }, [])
  if (!isAsked) return null

  const name = regionName(region)
  const device = isMobile(host.layout) ? 'phone' : 'desktop'
  const isUnsure = device === 'phone' && region.id === DEFAULT_REGION_ID

  function approve() {
    writeCookie(DEVICE_COOKIES.regionApproved, '1')
    window.location.reload()
  }

  function putOff() {
    writeDevice(DEVICE_KEYS.regionConfirmationClosed, true)
    setAsked(false)
  }

  function choose() {
    putOff()
    openRegionChoice(host)
  }

  return (
    <section
      ref={place}
      className={confirmation}
      data-device={device}
      data-region-confirmation={device}
      aria-label={regionTexts.confirmation.label}
      onKeyDown={({ key }) => key === 'Escape' && putOff()}
    >
      {device === 'desktop' && <p className={question}>{regionTexts.confirmation.question(name)}</p>}
      {device === 'phone' && !isUnsure && (
        <p className={question}>
          <span className={quiet}>{regionTexts.popup.chosen}</span> {name}
        </p>
      )}
      {isUnsure && <p className={question}>{regionTexts.popup.unsure}</p>}
      <div className={buttons}>
        {device === 'desktop' && (
          <>
            <Button size="s" onClick={approve}>
              {regionTexts.confirmation.yes}
            </Button>
            <Button size="s" variant="secondary" onClick={choose}>
              {regionTexts.confirmation.other}
            </Button>
          </>
        )}
        {device === 'phone' && !isUnsure && <Button onClick={approve}>{regionTexts.popup.ok}</Button>}
        {device === 'phone' && (
          <Button variant={isUnsure ? 'primary' : 'secondary'} onClick={choose}>
            {regionTexts.popup.other}
          </Button>
        )}
        {isUnsure && (
          <Button variant="secondary" onClick={putOff}>
            {regionTexts.popup.close}
          </Button>
        )}
      </div>
    </section>
  )
}

/** True when the confirmation would cover a link or a button of its line. */
function isInTheWay(confirmation: HTMLElement): boolean {
  const own = confirmation.getBoundingClientRect()
  const line = confirmation.closest('header')?.querySelectorAll<HTMLElement>('a, button, summary') ?? []
  return (
    own.right > document.documentElement.clientWidth ||
    [...line].some((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom
      return !isApart && !confirmation.contains(control)
    })
  )
}

const isTrusted = ({ queryClient }: Host): boolean =>
  queryClient.getQueryData<Session>(queryKeyOf(getSession, {}))?.account?.isTrusted === true

const confirmation = css`
  z-index: ${layer.tabBar};
  color: ${color.textPrimary};

  &[data-device='desktop'] {
    position: absolute;
    inset: 0 auto 0 calc(100% + ${space.s12});
    display: flex;
    align-items: center;
    gap: ${space.s12};
    white-space: nowrap;
  }

  &:not([data-device='desktop']) {
    position: fixed;
    padding: ${space.s16};
    border-radius: ${radius.card};
    background-color: ${color.surfaceCard};
    box-shadow: ${shadow.popup};
  }

  &[data-device='corner'] {
    inset: auto auto ${space.s24} ${space.s24};
    width: 320px;
  }

  /* Leaves space for the round buttons at the right. */
  &[data-device='phone'] {
    right: calc(${dimension.pageGutterPhone} + 48px + ${space.s12});
    bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom) + ${space.s12});
    left: ${dimension.pageGutterPhone};
  }

  /* Stays above bars of pages, such as the buy bar. */
  html:has([data-bottom-bar]:not([inert])) &[data-device='phone'] {
    bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom) + ${BOTTOM_BAR} + ${space.s12});
  }
`

const question = css`
  font-weight: ${weight.semibold};

  [data-device='desktop'] > & {
    font-size: ${fontSize.s13};
    line-height: ${lineHeight.s13};
  }

  :not([data-device='desktop']) > & {
    margin-bottom: ${space.s12};
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }
`

const quiet = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  font-weight: ${weight.regular};
`

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  [data-device='desktop'] > & {
    flex-wrap: nowrap;
  }
`
