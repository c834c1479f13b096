import type { Coordinates } from '@verstak/contracts/pickup'
import { useState } from 'react'

/** How long the browser may look for the visitor, and how old a known place may be, ms. */
const TIMES = { timeout: 10_000, maximumAge: 300_000 }
/** `GeolocationPositionError.PERMISSION_DENIED`. */
const DENIED = 1

/** Where the visitor is. */
export interface VisitorPosition {
  /** Null until he allowed it. */
  position: Coordinates | null
  isLocating: boolean
  problem: 'denied' | 'failed' | null
  /** Asks the browser, which asks its visitor; resolves with whether the place is known. */
  locate: () => Promise<boolean>
}

/** The visitor's place, asked for by a press only. It stays in the browser. */
export function usePosition(): VisitorPosition {
  const [state, setState] = useState<Omit<VisitorPosition, 'locate'>>({
    position: null,
    isLocating: false,
    problem: null,
  })

  async function locate(): Promise<boolean> {
    if (state.position) return true
    setState((before) => ({ ...before, isLocating: true, problem: null }))
    const found = await find()
    setState(
      typeof found === 'string'
        ? { position: null, isLocating: false, problem: found }
        : { position: found, isLocating: false, problem: null },
    )
    return typeof found !== 'string'
  }

  return { ...state, locate }
}

const find = () =>
  new Promise<Coordinates | 'denied' | 'failed'>((resolve) => {
    if (!('geolocation' in navigator)) return resolve('failed')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => resolve(code === DENIED ? 'denied' : 'failed'),
      TIMES,
    )
  })
