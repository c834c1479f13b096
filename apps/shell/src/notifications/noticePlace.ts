import type { ComponentType } from 'react'

/** Connects the deferred code of the notices to the page. Set in browsers only. */
export const noticePlace = {
  /** View of the notices. */
  View: undefined as ComponentType | undefined,
  /** Called with a new view; set by `NoticePlace`. */
  listener: undefined as ((View: ComponentType) => void) | undefined,
  put(View: ComponentType): void {
    noticePlace.View = View
    noticePlace.listener?.(View)
  },
}
