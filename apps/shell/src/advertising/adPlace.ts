import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { advertisingTexts } from './advertising.texts.ts'

/** Distance from the viewport at which a slot is filled. */
const NEAR = '400px 0px'

/** A marked slot for a banner near the end of the page. */
export interface AdPlace {
  /** Id of the banner's container element. */
  containerId: string
  /** Collapses the slot: at once if that causes no visible layout shift, else when it has left the viewport. */
  collapse: () => void
  /** Removes the slot together with its page. */
  remove: () => void
}

let count = 0

/**
 * Inserts a slot with the banner's height before an element, as soon as that element is below the viewport, so that
 * there is no layout shift. Calls `onNear` once when the slot is near the viewport.
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
  /* Banner of 250 px and its mark. */
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
