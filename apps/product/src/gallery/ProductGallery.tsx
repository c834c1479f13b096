import type { ProductDetails } from '@verstak/contracts/product'
import { Gallery } from '@verstak/ui-kit/Gallery'
import { Nameplate } from '@verstak/ui-kit/Nameplate'
import { galleryTexts } from '../product.texts.ts'

export interface ProductGalleryProps {
  product: Pick<ProductDetails, 'name' | 'images' | 'nameplates' | 'isAvailable'>
  device: 'desktop' | 'phone'
}

/** Pictures of the product with its nameplates; grey when it is not to be had. */
export function ProductGallery({ product: { name, images, nameplates, isAvailable }, device }: ProductGalleryProps) {
  // A price that no longer holds is no discount.
  const plates = isAvailable ? nameplates : nameplates.filter(({ type }) => type !== 'discount')
  return (
    <Gallery
      images={images.map((src, index) => ({ src, alt: galleryTexts.alt(name, index) }))}
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
}
