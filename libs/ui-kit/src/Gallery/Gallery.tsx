import { css } from '@linaria/core'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { CarouselTrack } from '../Carousel/CarouselTrack.tsx'
import { useCarousel } from '../Carousel/useCarousel.ts'
import { Icon } from '../Icon/Icon.tsx'
import { zoomInIcon } from '../Icon/icons.ts'
import { imageUrl } from '../Picture/imageUrl.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { Device } from '../ProductCard/photoSize.ts'
import { breakpoint, color, layer, media, radius, space } from '../tokens/tokens.ts'
import { Dots } from './Dots.tsx'
import { galleryTexts } from './gallery.texts.ts'
import { type GalleryImage, PICTURE_SIZE, PICTURE_WIDTHS, slideId } from './galleryImage.ts'
import { opener } from './screenStyles.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useGalleryScreen } from './useGalleryScreen.ts'

/** Shown widths of the large picture. */
const SIZES = `(max-width: ${breakpoint.desktop - 0.02}px) 264px, ${PICTURE_SIZE}px`

export interface GalleryProps {
  /** In display order; the first one loads with priority. */
  images: readonly GalleryImage[]
  /** `desktop`: a column of thumbnails beside the picture; `phone`: from edge to edge, with dots. */
  device: Device
  /** `Nameplate`s in the corner. */
  plates?: ReactNode
  /** Greyed out: the product is unavailable. */
  isMuted?: boolean
}

/**
 * All pictures of a product. Without JavaScript thumbnails lead to their pictures and pictures to their files.
 *
 * - swipe, pull with the mouse, thumbnails; a press on a picture shows it over the whole window, to be enlarged there
 * - keyboard: with the focus in the pictures or the thumbnails ← → turn over, Home and End go to the ends; a button
 *   opens the whole window, where the focus comes back to
 * - `data-device`; `data-single` with one picture, which has no thumbnails beside it; `data-out` on the pictures of a product that is not to be had
 */
export function Gallery({ images, device, plates, isMuted }: GalleryProps) {
  const carousel = useCarousel(images.length)
  const { current, show, onKeyDown } = carousel
  // Hidden pictures would only start to load when they become visible: too late.
  const [isWarm, setIsWarm] = useState(false)
  const screen = useGalleryScreen()

  const fileOf = (index: number) => imageUrl(images[index]?.src ?? '', PICTURE_SIZE, 2)

  function warmUp() {
    setIsWarm(true)
    screen.warmUp()
  }

  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void screen.open(() => location.assign(fileOf(index)))
  }

  return (
    <div
      className={gallery}
      data-device={device}
      data-single={images.length < 2 || undefined}
      onPointerEnter={isWarm ? undefined : warmUp}
      onFocus={isWarm ? undefined : warmUp}
    >
      {device === 'desktop' && images.length > 1 && (
        <Thumbnails images={images} current={current} onChoose={show} onKeyDown={onKeyDown} />
      )}
      <div className={stage}>
        {plates && <div className={platesRow}>{plates}</div>}
        <CarouselTrack label={galleryTexts.label} carousel={carousel} className={slides} isMuted={isMuted}>
          {images.map(({ src, alt }, index) => (
            <a
              key={src}
              id={slideId(index)}
              className={slide}
              href={fileOf(index)}
              // Search engines index the picture itself.
              rel="nofollow"
              // The button below does the same for the keyboard.
              tabIndex={-1}
              onClick={(event) => open(event, index)}
            >
              <Picture
                className={picture}
                src={src}
                alt={alt}
                size={PICTURE_SIZE}
                widths={PICTURE_WIDTHS}
                sizes={SIZES}
                priority={index === 0 || isWarm}
              />
            </a>
          ))}
        </CarouselTrack>
        {images.length > 0 && (
          <button
            type="button"
            className={opener}
            title={galleryTexts.open}
            aria-label={galleryTexts.open}
            aria-busy={screen.isLoading || undefined}
            onClick={(event) => open(event, current)}
          >
            <Icon shape={zoomInIcon} />
          </button>
        )}
        {device === 'phone' && images.length > 1 && <Dots count={images.length} current={current} />}
      </div>
      {screen.Screen && (
        <screen.Screen
          images={images}
          start={current}
          onClose={(index) => {
            screen.close()
            show(index)
          }}
        />
      )}
    </div>
  )
}

const platesRow = css`
  position: absolute;
  z-index: ${layer.raised};
  top: 20px;
  left: 20px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
`

const picture = css`
  width: 100%;
  max-width: 560px;

  & > img {
    width: 100%;
  }
`

const slide = css`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${space.s24};
  cursor: zoom-in;
`

const slides = css`
  grid-auto-columns: 100%;
  height: 100%;
  border-radius: inherit;

  > li {
    scroll-snap-stop: always;
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  &[data-out] .${picture} {
    filter: grayscale(1);
    opacity: 0.45;
  }
`

const stage = css`
  position: relative;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const gallery = css`
  display: grid;
  gap: ${space.s8};
  min-width: 0;

  &[data-device='desktop'] {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-device='desktop'] > .${stage} {
    order: -1;
    aspect-ratio: 1;
  }

  @media ${media.wide} {
    &[data-device='desktop']:not([data-single]) {
      grid-template-columns: 72px minmax(0, 1fr);
    }

    &[data-device='desktop'] > .${stage} {
      order: 0;
      aspect-ratio: auto;
      min-height: 480px;
    }
  }

  &[data-device='phone'] > .${stage} {
    border-width: 0;
    border-radius: 0;
  }

  &[data-device='phone'] .${slide} {
    padding: ${space.s16} ${space.s12} ${space.s32};
  }

  &[data-device='phone'] .${picture} {
    max-width: 264px;
  }

  &[data-device='phone'] .${platesRow} {
    top: ${space.s12};
    left: ${space.s12};
  }
`
