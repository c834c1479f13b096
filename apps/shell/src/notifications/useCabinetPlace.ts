import { useLayoutEffect, useState } from 'react'
import { CABINET_ENTRY } from './cabinetEntry.ts'
import { placeAtCabinet } from './placeAtCabinet.ts'
import type { CardPlace } from './placeAtCabinet.ts'

/** Position at the account link while `isActive`, updated on scroll; null when the header has no such link. */
export function useCabinetPlace(isActive: boolean): CardPlace | null {
  const [place, setPlace] = useState<CardPlace | null>(null)

  useLayoutEffect(() => {
    if (!isActive) return
    let frame = 0
    const measure = () => setPlace(findPlace())
    // The header may change in the same frame.
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [isActive])

  return isActive ? place : null
}

function findPlace(): CardPlace | null {
  const rect = document.querySelector(CABINET_ENTRY)?.getBoundingClientRect()
  return rect && rect.width > 0 ? placeAtCabinet(rect, document.documentElement.clientWidth) : null
}
