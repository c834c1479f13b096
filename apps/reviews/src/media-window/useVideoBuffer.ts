import { useEffect, useRef, useState } from 'react'

/** How much of a video is there before it plays on, seconds (MEDIA-022). */
const VIDEO_BUFFER_S = 10
/** A browser that loads no more than it likes is not waited for. */
const LONGEST_WAIT_MS = 8000

type Played = Pick<HTMLVideoElement, 'buffered' | 'currentTime' | 'duration'>

/** True when enough of the video after its position is there, or all of it. */
export function isBuffered({ buffered, currentTime, duration }: Played): boolean {
  const end = Math.min(currentTime + VIDEO_BUFFER_S, Number.isFinite(duration) ? duration - 0.1 : Infinity)
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) >= end) return true
  }
  return false
}

/** Holds a video until ten seconds of it are there, at its start and after it ran dry. */
export function useVideoBuffer() {
  const ref = useRef<HTMLVideoElement>(null)
  const [isBuffering, setIsBuffering] = useState(false)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    let isHeld = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function hold() {
      if (isHeld || !video || isBuffered(video)) return
      isHeld = true
      video.pause()
      setIsBuffering(true)
      timer = setTimeout(release, LONGEST_WAIT_MS)
    }

    function release() {
      if (!isHeld) return
      clearTimeout(timer)
      setIsBuffering(false)
      // Played on before `isHeld` is over, so that the event does not hold it again.
      void video?.play().catch(() => undefined)
      setTimeout(() => (isHeld = false))
    }

    const check = () => video && isHeld && isBuffered(video) && release()
    const listeners = { play: hold, waiting: hold, progress: check, suspend: release } as const
    for (const [event, listener] of Object.entries(listeners)) video.addEventListener(event, listener)
    return () => {
      clearTimeout(timer)
      for (const [event, listener] of Object.entries(listeners)) video.removeEventListener(event, listener)
      video.pause()
    }
  }, [])

  return { ref, isBuffering }
}
