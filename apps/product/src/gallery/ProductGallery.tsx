import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { Gallery } from '@verstak/ui-kit/Gallery'
import { Nameplate } from '@verstak/ui-kit/Nameplate'
import { space } from '@verstak/ui-kit/tokens'
import { galleryTexts } from '../product.texts.ts'
import { Videos } from './Videos.tsx'

export interface ProductGalleryProps {
  product: Pick<ProductDetails, 'name' | 'image' | 'images' | 'imageAlts' | 'nameplates' | 'isAvailable' | 'videos'>
  device: 'desktop' | 'phone'
}

/** Pictures of the product with its nameplates, greyed out when unavailable, and its videos below. */
export function ProductGallery({ product, device }: ProductGalleryProps) {
  const { name, image, images, imageAlts, nameplates, isAvailable, videos = [] } = product
  // A price that is no longer valid is no discount.
  const plates = isAvailable ? nameplates : nameplates.filter(({ type }) => type !== 'discount')
  const gallery = (
    <Gallery
      images={images.map((src, index) => ({ src, alt: imageAlts?.[index] || galleryTexts.alt(name, index) }))}
      device={device}
      isMuted={!isAvailable}
      plates={
        plates.length > 0 &&
        plates.map(({ type, name: text }) => (
          <Nameplate key={type} kind={type}>
            {text}
          </Nameplate>
        ))
      }
    />
  )
  if (videos.length === 0) return gallery
  return (
    <div className={column} data-device={device}>
      {gallery}
      <Videos videos={videos} image={image} />
    </div>
  )
}

const column = css`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: ${space.s4};
  min-width: 0;

  &[data-device='phone'] > :last-child {
    padding: 0 ${space.s12};
  }
`
