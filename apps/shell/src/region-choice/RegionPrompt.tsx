import { css } from '@linaria/core'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { DEVICE_COOKIES } from '@verstak/contracts/cookie'
import { readCookie, writeCookie } from '@verstak/device/cookies'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { color, dimension, fontSize, layer, lineHeight, radius, shadow, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { needsApproval } from './needsApproval.ts'
import { openRegionChoice } from './openRegionChoice.tsx'
import { regionTexts } from './regionChoice.texts.ts'
import { regionName } from './regionName.ts'

/** Asks once whether the region is the visitor's: under its name on a desktop, above the tabs of a phone. */
export function RegionPrompt() {
  const host = useHost()
  const region = useRegion()
  const [isAsked, setAsked] = useState(
    () =>
      !readDevice(DEVICE_KEYS.regionPromptClosed) &&
      needsApproval({
        // Who is signed in comes with sign-in.
        isTrusted: false,
        isApproved: readCookie(DEVICE_COOKIES.regionApproved) !== null,
        name: region.name,
      }),
  )
  if (!isAsked) return null

  const name = regionName(region)
  const device = isMobile(host.layout) ? 'phone' : 'desktop'
  const isUnsure = device === 'phone' && region.id === DEFAULT_REGION_ID

  function approve() {
    writeCookie(DEVICE_COOKIES.regionApproved, '1')
    window.location.reload()
  }

  function putOff() {
    writeDevice(DEVICE_KEYS.regionPromptClosed, true)
    setAsked(false)
  }

  function choose() {
    putOff()
    openRegionChoice(host)
  }

  return (
    <section
      className={prompt}
      data-device={device}
      aria-label={regionTexts.prompt.label}
      onKeyDown={({ key }) => key === 'Escape' && putOff()}
    >
      {device === 'desktop' && <p className={question}>{regionTexts.prompt.question(name)}</p>}
      {device === 'phone' && !isUnsure && (
        <p className={question}>
          <span className={quiet}>{regionTexts.popup.chosen}</span> {name}
        </p>
      )}
      {isUnsure && <p className={question}>{regionTexts.popup.unsure}</p>}
      <div className={buttons}>
        {device === 'desktop' && (
          <>
            <Button onClick={approve}>{regionTexts.prompt.yes}</Button>
            <Button variant="secondary" onClick={choose}>
              {regionTexts.prompt.other}
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

const prompt = css`
  z-index: ${layer.dropdown};
  padding: ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
  color: ${color.textPrimary};

  &[data-device='desktop'] {
    position: absolute;
    top: calc(100% + ${space.s4});
    left: 0;
    width: 320px;
  }

  &[data-device='phone'] {
    position: fixed;
    inset: auto ${dimension.pageGutterPhone} calc(${dimension.tabBar} + env(safe-area-inset-bottom) + ${space.s12});
  }
`

const question = css`
  margin-bottom: ${space.s12};
  font-size: ${fontSize.s16};
  font-weight: ${weight.semibold};
  line-height: ${lineHeight.s16};
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
`
