import type { CarouselProps } from '@verstak/ui-kit/Carousel'
import { lazy } from 'react'

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** The visitor's first move of any kind: for nobody nothing turns over. */
const moved = new Promise<unknown>((resolve) => {
  if (typeof document === 'undefined') return resolve(undefined)
  for (const name of MOVES) addEventListener(name, resolve, { once: true, passive: true, capture: true })
})

/**
 * The kit's carousel. The server renders it; until its code is here its slides are what came from there, and scroll
 * without it. Nobody waits for that code, so it comes after the visitor's first move.
 */
export const LazyCarousel = lazy<React.ComponentType<CarouselProps>>(async () => {
  await moved
  const { Carousel } = await import(/* webpackChunkName: "carousel" */ '@verstak/ui-kit/Carousel')
  return { default: Carousel }
})
