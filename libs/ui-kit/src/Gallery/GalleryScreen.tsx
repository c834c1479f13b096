import { clsx } from 'clsx/lite'
import { type KeyboardEvent, useState } from 'react'
import { useModal } from '../Dialog/useModal.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronLeftIcon, chevronRightIcon, closeIcon, zoomInIcon, zoomOutIcon } from '../Icon/icons.ts'
import { Picture } from '../Picture/Picture.tsx'
import { galleryTexts } from './gallery.texts.ts'
import { type GalleryImage, PICTURE_SIZE, PICTURE_WIDTHS, THUMBNAIL_SIZE } from './galleryImage.ts'
import { bar, button, field, large, place, screen, stage, strip, turn } from './screenStyles.tsx'
import { useZoom } from './useZoom.ts'
import { MAX_SCALE } from './zoom.ts'

/** An arrow key moves an enlarged picture by so many px. */
const PAN_STEP = 80

export interface GalleryScreenProps {
  images: readonly GalleryImage[]
  /** Index of the picture that it opens with. */
  start: number
  /** Called on the close button and Esc, with the index of the visible picture. */
  onClose: (index: number) => void
}

/**
 * Pictures over the whole window, to be looked at closer. Loaded when it is opened.
 *
 * - press, wheel or pinch enlarge, a drag moves; a whole picture is swiped aside
 * - keyboard: ← → turn over (an enlarged picture they move, ↑ ↓ too), + and − enlarge, 0 shows the whole, Esc closes
 */
export function GalleryScreen({ images, start, onClose }: GalleryScreenProps) {
  const [index, setIndex] = useState(start)
  const modal = useModal(true, () => onClose(index))
  const { frame, view, handlers, zoomIn, zoomOut, reset, move } = useZoom((direction) => show(index + direction))
  const image = images[index]
  const isLarge = view.scale > 1

  function show(next: number) {
    if (next === index || next < 0 || next >= images.length) return
    reset()
    setIndex(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const actions: Record<string, () => void> = {
      ArrowLeft: () => (isLarge ? move(PAN_STEP, 0) : show(index - 1)),
      ArrowRight: () => (isLarge ? move(-PAN_STEP, 0) : show(index + 1)),
      ArrowUp: () => move(0, PAN_STEP),
      ArrowDown: () => move(0, -PAN_STEP),
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': reset,
    }
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <dialog {...modal} className={screen} data-whole aria-label={galleryTexts.label} onKeyDown={onKeyDown}>
      <div className={bar}>
        <span className={place} role="status">
          {galleryTexts.view(index + 1, images.length)}
        </span>
        <Tool shape={zoomOutIcon} label={galleryTexts.zoomOut} isDisabled={!isLarge} onPress={zoomOut} />
        <Tool shape={zoomInIcon} label={galleryTexts.zoomIn} isDisabled={view.scale >= MAX_SCALE} onPress={zoomIn} />
        <Tool shape={closeIcon} label={galleryTexts.close} onPress={() => onClose(index)} />
      </div>
      <div ref={frame} className={stage} data-zoomed={isLarge || undefined} {...handlers}>
        <div className={field} style={{ transform: `translate(${view.x}px,${view.y}px) scale(${view.scale})` }}>
          {image && (
            <Picture
              key={image.src}
              className={large}
              src={image.src}
              alt={image.alt}
              size={PICTURE_SIZE}
              widths={PICTURE_WIDTHS}
              sizes="1120px"
              priority
            />
          )}
        </div>
      </div>
      {images.length > 1 && (
        <>
          <Turn isNext={false} isDisabled={index === 0} onPress={() => show(index - 1)} />
          <Turn isNext isDisabled={index === images.length - 1} onPress={() => show(index + 1)} />
          <div className={strip} role="group" aria-label={galleryTexts.thumbnails}>
            {images.map(({ src }, at) => (
              <button
                key={src}
                type="button"
                aria-label={galleryTexts.view(at + 1, images.length)}
                aria-current={at === index || undefined}
                onClick={() => show(at)}
              >
                <Picture src={src} alt="" size={THUMBNAIL_SIZE} />
              </button>
            ))}
          </div>
        </>
      )}
    </dialog>
  )
}

interface ToolProps {
  shape: Parameters<typeof Icon>[0]['shape']
  label: string
  isDisabled?: boolean
  onPress: () => void
}

/**
 * Not `IconButton`: its styles would be in this lazy chunk, whose stylesheet is not loaded. Never `disabled`: that
 * would lose the focus.
 */
function Tool({ shape, label, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={button}
      title={label}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <Icon shape={shape} />
    </button>
  )
}

function Turn({ isNext, isDisabled, onPress }: { isNext: boolean; isDisabled: boolean; onPress: () => void }) {
  const label = isNext ? galleryTexts.next : galleryTexts.previous
  return (
    <button
      type="button"
      className={clsx(button, turn)}
      data-next={isNext || undefined}
      title={label}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <Icon shape={isNext ? chevronRightIcon : chevronLeftIcon} />
    </button>
  )
}
