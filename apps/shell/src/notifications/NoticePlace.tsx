import { useEffect, useState } from 'react'
import { noticePlace } from './noticePlace.ts'

/** Place of the notices, between header and page for the keyboard; empty until their code has come. */
export function NoticePlace() {
  const [View, setView] = useState(() => noticePlace.View)
  useEffect(() => {
    noticePlace.listener = (Next) => setView(() => Next)
  }, [])
  return View ? <View /> : null
}
