import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { Nameplate } from '@verstak/ui-kit/Nameplate'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, layer, media, radius, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { galleryTexts } from '../product.texts.ts'
import { Dots } from './Dots.tsx'
import { slideId } from './slideId.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useSlides } from './useSlides.ts'

/** CSS px of the large picture: the gallery's size in the list of picture files. */
const PICTURE_SIZE = 560

export interface GalleryProps {
  product: Pick<ProductDetails, 'name' | 'images' | 'nameplates' | 'isAvailable'>
  /** `desktop`: a column of thumbnails beside the picture; `phone`: from edge to edge, with dots. */
  device: 'desktop' | 'phone'
}

/** All pictures of a product: swiped, chosen by a thumbnail, or turned over with the arrow keys. */
export function Gallery({ product: { name, images, nameplates, isAvailable }, device }: GalleryProps) {
  const { track, current, show, onScroll, onArrowKey } = useSlides(images.length)
  // The hidden pictures would start to load only when they come into view: one look too late.
  const [isWarm, setIsWarm] = useState(false)
  const warmUp = () => setIsWarm(true)
  // A price that no longer holds is no discount.
  const shownPlates = isAvailable ? nameplates : nameplates.filter(({ type }) => type !== 'discount')

  return (
    <div className={gallery} data-device={device} onPointerEnter={warmUp} onFocus={warmUp}>
      {device === 'desktop' && images.length > 1 && (
        <Thumbnails images={images} current={current} onChoose={show} onArrowKey={onArrowKey} />
      )}
      <div className={stage}>
        {shownPlates.length > 0 && (
          <div className={plates}>
            {shownPlates.map(({ type, name: text }) => (
              <Nameplate key={type} kind={type}>
                {text}
              </Nameplate>
            ))}
          </div>
        )}
        <ul
          ref={track}
          className={slides}
          aria-label={galleryTexts.label}
          tabIndex={images.length > 1 ? 0 : undefined}
          data-out={!isAvailable || undefined}
          onScroll={onScroll}
          onKeyDown={onArrowKey}
        >
          {images.map((image, index) => (
            <li key={image} id={slideId(index)} className={slide}>
              <Picture
                className={picture}
                src={image}
                alt={galleryTexts.alt(name, index)}
                size={PICTURE_SIZE}
                priority={index === 0 || isWarm}
              />
            </li>
          ))}
        </ul>
        {device === 'phone' && images.length > 1 && <Dots count={images.length} current={current} />}
      </div>
    </div>
  )
}

const plates = css`
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
  flex: none;
  display: grid;
  place-items: center;
  width: 100%;
  padding: ${space.s24};
  scroll-snap-align: start;
  scroll-snap-stop: always;
`

const slides = css`
  display: flex;
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: inherit;

  &:focus-visible {
    outline-offset: -4px;
  }

  &[data-out] .${picture} {
    filter: grayscale(1);
    opacity: 0.45;
  }

  @media print {
    overflow: hidden;
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
    &[data-device='desktop'] {
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

  &[data-device='phone'] .${plates} {
    top: ${space.s12};
    left: ${space.s12};
  }
`
