import { createDeferredScripts, startScripts } from './deferredScripts.ts'

const NONCE = 'n-1'

test('each address is sent once, in the batch that first needs it', () => {
  const scripts = createDeferredScripts(NONCE)
  scripts.preload({ href: '/a.js', integrity: 'sha256-1' })
  scripts.preload({ href: '/a.js', integrity: 'sha256-1' })
  expect(scripts.take()).toBe(
    '<script nonce="n-1">(self.verstakScripts=self.verstakScripts||[]).push(["/a.js","sha256-1"])</script>',
  )
  scripts.preload({ href: '/a.js', integrity: 'sha256-1' })
  expect(scripts.take()).toBe('')
})

test('scripts of a development server are left to whoever needs them', () => {
  const scripts = createDeferredScripts(NONCE)
  scripts.preload({ href: 'http://127.0.0.1:4010/routes.js' })
  expect(scripts.take()).toBe('')
})

describe('in the page', () => {
  const page = window as unknown as { verstakScripts: { push(script: string[]): unknown } | undefined }
  let frames: FrameRequestCallback[]
  const paint = () => {
    frames.splice(0).forEach((frame) => frame(0))
    jest.advanceTimersByTime(0)
  }
  const run = () => new Function(startScripts(['/main.js'], NONCE))() as unknown
  const scripts = () => {
    // Each is requested in its own task.
    jest.advanceTimersByTime(1)
    return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
  }
  const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

  beforeEach(() => {
    jest.useFakeTimers()
    frames = []
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    document.head.innerHTML = ''
    document.body.innerHTML = '<img fetchpriority="high" src="/first.avif">'
    page.verstakScripts = [['/cart.js', 'sha256-1']]
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    page.verstakScripts = undefined
  })

  test('nothing starts before the first picture is painted', () => {
    run()
    paint()
    expect(scripts()).toEqual([])
    document.querySelector('img')!.dispatchEvent(new Event('load'))
    expect(scripts()).toEqual([])
    paint()
    expect(scripts()).toEqual(['/main.js'])
    expect(preloads()).toEqual(['/cart.js'])
  })

  test('a press waits for one request only', () => {
    document.body.innerHTML = ''
    run()
    paint()
    frames.splice(0).forEach((frame) => frame(0))
    jest.advanceTimersToNextTimer()
    expect(document.head.children).toHaveLength(0)
    // The deadline, and one timer for each file.
    expect(jest.getTimerCount()).toBe(3)
  })

  test('a page without a picture starts after its first paint', () => {
    document.body.innerHTML = ''
    run()
    paint()
    paint()
    expect(scripts()).toEqual(['/main.js'])
  })

  test('a picture that does not come holds the scripts up for a moment only', () => {
    run()
    paint()
    jest.advanceTimersByTime(600)
    expect(scripts()).toEqual(['/main.js'])
  })

  test('a page that does not paint starts all the same', () => {
    run()
    jest.advanceTimersByTime(3000)
    expect(scripts()).toEqual(['/main.js'])
  })

  test('a page in the background, which paints nothing, starts at once', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    run()
    expect(scripts()).toEqual(['/main.js'])
  })

  test('what later batches need is fetched when it is named', () => {
    run()
    jest.advanceTimersByTime(3001)
    page.verstakScripts!.push(['/reviews.js'])
    expect(preloads()).toEqual(['/cart.js', '/reviews.js'])
    expect(scripts()).toEqual(['/main.js'])
  })
})
