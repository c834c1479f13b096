import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { advertisingTexts } from './advertising.texts.ts'

/** How near to the window a place is filled. */
const NEAR = '400px 0px'

/** A marked place for a banner above the end of the page. */
export interface AdPlace {
  /** Id of the element that the banner goes into. */
  containerId: string
  /** Gives the place up: at once where that moves nothing the visitor sees, else it stays empty until it is out of sight. */
  collapse: () => void
  /** Takes it away with its page. */
  remove: () => void
}

let count = 0

/**
 * Puts a place, as high as its banner will be, before an element as soon as that is below the window, so that nothing
 * moves; and says once when the place comes near.
 */
export function createAdPlace(before: Element, onNear: (place: AdPlace) => void): { remove: () => void } {
  const place = document.createElement('aside')
  const container = document.createElement('div')
  const label = document.createElement('small')
  const containerId = `advertising-${(count += 1)}`
  place.className = placeClass
  place.ariaLabel = advertisingTexts.label
  label.className = labelClass
  label.textContent = advertisingTexts.label
  container.id = containerId
  place.append(label, container)

  const remove = () => {
    watchers.forEach((watcher) => watcher.disconnect())
    place.remove()
  }
  const whenBelow = (act: () => void) =>
    new IntersectionObserver(([entry], watcher) => {
      if (entry!.isIntersecting || entry!.boundingClientRect.top <= 0) return
      watcher.disconnect()
      act()
    })
  const collapse = () => {
    place.replaceChildren()
    const watcher = whenBelow(remove)
    watchers.push(watcher)
    watcher.observe(place)
  }
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return
      near.disconnect()
      onNear({ containerId, collapse, remove })
    },
    { rootMargin: NEAR },
  )
  const below = whenBelow(() => {
    before.before(place)
    near.observe(place)
  })
  const watchers = [near, below]
  below.observe(before)
  return { remove }
}

const placeClass = css`
  display: grid;
  align-content: start;
  justify-items: center;
  flex: none;
  /* The banner of 250 px with its mark. */
  min-height: 290px;
  padding: ${space.s12} ${dimension.pageGutter};
  overflow: hidden;

  @media ${media.phone} {
    padding: ${space.s12} ${dimension.pageGutterPhone};
  }
`

const labelClass = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`
