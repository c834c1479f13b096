import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const WIDTH = 800
const STRIDE = WIDTH + 16

/** Layout stub: slides are one stride apart, and the track stores its scroll position. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { left: index * STRIDE, width: WIDTH } as DOMRect
  })
})
afterEach(() => jest.restoreAllMocks())

const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

function show(props: Partial<CarouselProps> = {}, count = 3) {
  render(
    <Carousel label="Акции" {...props}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/sale/${index + 1}/`}>{`Акция ${index + 1}`}</a>
      ))}
    </Carousel>,
  )
  const track = screen.getByRole('list', { name: 'Акции' })
  // Events that the browser fires after scrolling.
  const scrolled = () => {
    fireEvent.scroll(track)
    fireEvent(track, new Event('scrollend'))
  }
  fireEvent(track, new Event('scrollend'))
  return { track, scrolled }
}

const chosen = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')

test('all slides are on the page, in a named carousel', () => {
  show()
  expect(screen.getByRole('region', { name: 'Акции' })).toHaveAttribute('aria-roledescription', 'карусель')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('16 px stand between two slides unless it is told otherwise [WIDGET-041]', () => {
  expect(show().track).toHaveStyle({ columnGap: '16px' })
})

test('arrows turn over one slide and end at both ends', async () => {
  const { track } = show()
  expect(screen.getByRole('button', { name: 'Назад' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Вперёд' }))
  expect(track.scrollLeft).toBe(STRIDE)
  await userEvent.click(screen.getByRole('button', { name: 'Вперёд' }))
  expect(track.scrollLeft).toBe(2 * STRIDE)
  expect(screen.getByRole('button', { name: 'Вперёд' })).toHaveAttribute('aria-disabled', 'true')
})

test('of many slides there are five bars at most, which lead to slides [WIDGET-039]', async () => {
  const { track } = show({}, 12)
  const bars = screen.getAllByRole('button', { name: /Слайд/ })
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual(
    [1, 4, 7, 9, 12].map((number) => `Слайд ${number} из 12`),
  )
  await userEvent.click(bars[2]!)
  expect(track.scrollLeft).toBe(6 * STRIDE)
  expect(chosen()).toBe('Слайд 7 из 12')
})

test('a swipe moves the mark', () => {
  const { track, scrolled } = show()
  track.scrollLeft = STRIDE
  scrolled()
  expect(chosen()).toBe('Слайд 2 из 3')
})

test('arrow keys turn over, Home and End go to the ends', async () => {
  const { track } = show()
  act(() => track.focus())
  const places: number[] = []
  for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowLeft}']) {
    await userEvent.keyboard(key)
    places.push(track.scrollLeft / STRIDE)
  }
  expect(places).toEqual([1, 2, 2, 1, 0, 0])
})

test('one slide needs no bars and no arrows', () => {
  show({}, 1)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

/** jsdom has no pointer events: React reads these fields of any event of that name. */
function pointer(element: Element, type: 'down' | 'move' | 'up', clientX: number, pointerType = 'mouse') {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, clientX, button: 0 })
  fireEvent(element, Object.assign(event, { pointerType, pointerId: 1 }))
}

test.each([
  [5, 0, true],
  [6, -6, false],
])(
  'the mouse pulls from more than 5 px on: %i px scroll by %i and let the link be followed: %j [WIDGET-040]',
  (distance, scrolled, isFollowed) => {
    const { track } = show()
    track.scrollLeft = STRIDE
    const link = screen.getByRole('link', { name: 'Акция 2' })
    pointer(link, 'down', 400)
    pointer(link, 'move', 400 + distance)
    expect(track.scrollLeft).toBe(STRIDE + scrolled)
    pointer(link, 'up', 400 + distance)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    fireEvent(link, click)
    expect(click.defaultPrevented).toBe(!isFollowed)
  },
)

test('after a pull the next press of a key on a link is not lost', async () => {
  jest.useFakeTimers()
  const { track } = show()
  pointer(track, 'down', 400)
  pointer(track, 'move', 200)
  pointer(track, 'up', 200)
  act(() => jest.advanceTimersByTime(1))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  fireEvent(screen.getByRole('link', { name: 'Акция 2' }), click)
  expect(click.defaultPrevented).toBe(false)
  jest.useRealTimers()
})

test('a pull that is let go brings the nearest slide in its direction', () => {
  const { track } = show()
  pointer(track, 'down', 700)
  pointer(track, 'move', 400)
  pointer(track, 'up', 400)
  expect(track.scrollLeft).toBe(STRIDE)
})

test('fingers are left to the browser', () => {
  const { track } = show()
  pointer(track, 'down', 400, 'touch')
  pointer(track, 'move', 100, 'touch')
  expect(track.scrollLeft).toBe(0)
})

describe('a show that goes on by itself', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const reduced = (matches: boolean) =>
    Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches }) })

  beforeEach(() => {
    jest.useFakeTimers()
    reduced(false)
  })
  afterEach(() => jest.useRealTimers())

  test('turns over every 3000 ms and begins anew after the last slide [WIDGET-038]', () => {
    const { track, scrolled } = show({ autoplay: true })
    pass(2_999)
    expect(track.scrollLeft).toBe(0)
    const places = [1, 3_000, 3_000].map((ms) => {
      pass(ms)
      scrolled()
      return track.scrollLeft / STRIDE
    })
    expect(places).toEqual([1, 2, 0])
  })

  test('waits while the mouse is over it', async () => {
    const { track } = show({ autoplay: true })
    const user = setUp()
    await user.hover(track)
    pass(9_000)
    expect(track.scrollLeft).toBe(0)
    await user.unhover(track)
    pass(3_000)
    expect(track.scrollLeft).toBe(STRIDE)
  })

  test('waits while the focus is in it', async () => {
    const { track } = show({ autoplay: true })
    const user = setUp()
    await user.tab()
    expect(track).toHaveFocus()
    pass(9_000)
    expect(track.scrollLeft).toBe(0)
  })

  test('does not start by itself where less motion is asked for, but can be started', async () => {
    reduced(true)
    const { track } = show({ autoplay: true })
    pass(9_000)
    expect(track.scrollLeft).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Продолжить показ' }))
    pass(3_000)
    expect(track.scrollLeft).toBe(STRIDE)
  })

  test('can be stopped', () => {
    const { track } = show({ autoplay: true })
    fireEvent.click(screen.getByRole('button', { name: 'Остановить показ' }))
    pass(9_000)
    expect(track.scrollLeft).toBe(0)
  })

  test('is stopped by a touch', () => {
    const { track } = show({ autoplay: true })
    pointer(track, 'down', 0, 'touch')
    pass(9_000)
    expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeVisible()
  })
})
