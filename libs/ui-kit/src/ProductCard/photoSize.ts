import type { ImageSize } from '../Picture/imageUrl.ts'

/** How a product is laid out: `vertical` in a grid, `horizontal` in a list, `light` in short rows of a page. */
export type CardVariant = 'vertical' | 'horizontal' | 'light'

/** Layout of the page, chosen by the host from the user agent. */
export type Device = 'desktop' | 'phone'

/** Photo of a card in CSS px. Source: the specification's list of sizes. The light card has one size everywhere. */
export function photoSize(variant: CardVariant, device: Device): ImageSize {
  if (variant === 'light') return { width: 204, height: 184 }
  if (variant === 'horizontal') return device === 'desktop' ? 236 : 120
  return device === 'desktop' ? 228 : 132
}
