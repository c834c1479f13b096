import type { Review } from '@verstak/contracts/review'

/** A picture or a video of a buyer. */
export interface Medium {
  kind: 'image' | 'video'
  /** Address of the file. */
  url: string
  /** Address of a small picture of it; '' when there is none. */
  preview: string
}

/** Media of a review in the order in which they are shown: pictures, then videos. */
export function mediaOf({ images, videos }: Pick<Review, 'images' | 'videos'>): Medium[] {
  return [
    ...images.map(({ url, preview = url }) => ({ kind: 'image' as const, url, preview })),
    ...videos.map(({ url, preview }) => ({ kind: 'video' as const, url, preview })),
  ]
}
