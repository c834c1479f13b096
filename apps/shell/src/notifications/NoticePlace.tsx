import { useEffect, useState } from 'react'
import { noticePlace } from './noticePlace.ts'

/** Container of the notices, between header and page in the tab order; empty until their code is loaded. */
export function NoticePlace() {
  const [View, setView] = useState(() => noticePlace.View)
  useEffect(() => {
    noticePlace.listener = (Next) => setView(() => Next)
  }, [])
  return View ? <View /> : null
}
