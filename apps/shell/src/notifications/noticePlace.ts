import type { ComponentType } from 'react'

/** Where the late code of the notices meets the page. Set in browsers only. */
export const noticePlace = {
  /** What is shown there. */
  View: undefined as ComponentType | undefined,
  /** Hears of a new view; the place on the page sets it. */
  listener: undefined as ((View: ComponentType) => void) | undefined,
  put(View: ComponentType): void {
    noticePlace.View = View
    noticePlace.listener?.(View)
  },
}
