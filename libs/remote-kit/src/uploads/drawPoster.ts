const WIDTH = 640
/** A first frame is often black. */
const AT_S = 0.5
const LIMIT_MS = 15_000

/** Draws a frame of a video of the store as a picture; null when the browser cannot show it. */
export function drawPoster(address: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    const timer = setTimeout(() => end(null), LIMIT_MS)

    function end(picture: Blob | null) {
      clearTimeout(timer)
      video.removeAttribute('src')
      video.load()
      resolve(picture)
    }

    function draw() {
      const canvas = document.createElement('canvas')
      canvas.width = WIDTH
      canvas.height = Math.round((WIDTH * video.videoHeight) / video.videoWidth) || WIDTH
      const context = canvas.getContext('2d')
      if (!context || video.videoWidth === 0) return end(null)
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      canvas.toBlob(end, 'image/jpeg', 0.85)
    }

    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.onloadedmetadata = () => (video.currentTime = Math.min(AT_S, (video.duration || 0) / 2))
    video.onseeked = draw
    video.onerror = () => end(null)
    video.src = address
  })
}
