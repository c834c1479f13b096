import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { color, radius } from '../tokens/tokens.ts'

export interface SkeletonProps {
  /** CSS width, the whole by default. */
  width?: string
  /** CSS height; without it the place is that of one line of the text around. */
  height?: string
  className?: string
}

/** Placeholder of loading content; visible after 200 ms. No shimmer. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <span className={clsx(place, className)} style={{ width, height, margin: height && 0 }} aria-hidden />
}

const place = css`
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }

  display: block;
  height: 12px;
  margin: calc((1lh - 12px) / 2) 0;
  border-radius: ${radius.plate};
  background-color: ${color.surfaceSunken};
  animation: appear 200ms step-end backwards;
`
