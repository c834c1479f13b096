import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Gallery, type GalleryProps } from './Gallery.tsx'

const images = ['main', 'reverse', 'detail'].map((view, index) => ({
  src: `/pictures/v1/drill/bosch/${view}/{size}.{format}`,
  alt: index === 0 ? 'Дрель' : `Дрель, фото ${index + 1}`,
}))
const WIDTH = 480

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector<HTMLElement>('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

/** A browser lays the slides out; here each is as wide as the track, which remembers where it was scrolled to. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(WIDTH)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) : 0
    return { left: index * WIDTH, top: 0, width: WIDTH, height: WIDTH } as DOMRect
  })
})
afterEach(() => jest.restoreAllMocks())

function show(props: Partial<GalleryProps> = {}) {
  render(<Gallery images={images} device="desktop" {...props} />)
  const track = screen.getByRole('list', { name: 'Фотографии товара' })
  const scrolled = () => {
    fireEvent.scroll(track)
    fireEvent(track, new Event('scrollend'))
  }
  scrolled()
  return { track, scrolled }
}

const chosen = () => within(screen.getByRole('navigation')).getByRole('link', { current: true })

describe('on the page', () => {
  test('the first picture is loaded before everything else, the others when they are near', () => {
    show()
    const [first, second] = screen.getAllByRole('img', { name: /Дрель/ })
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(first).toHaveAttribute('loading', 'eager')
    expect(second).toHaveAttribute('loading', 'lazy')
  })

  test('a press on a thumbnail brings its picture', async () => {
    const { track } = show()
    await userEvent.click(screen.getByRole('link', { name: 'Фото 3 из 3' }))
    expect(chosen()).toHaveAccessibleName('Фото 3 из 3')
    expect(track.scrollLeft).toBe(2 * WIDTH)
  })

  test('without JavaScript a thumbnail leads to its picture, and the picture to its file', () => {
    const { track } = show()
    const href = screen.getByRole('link', { name: 'Фото 2 из 3' }).getAttribute('href')
    const slide = within(track).getByRole('link', { name: 'Дрель, фото 2' })
    expect(slide).toHaveAttribute('id', href?.slice(1))
    expect(slide).toHaveAttribute('href', '/pictures/v1/drill/bosch/reverse/1120.webp')
  })

  test('arrow keys turn the pictures over and stop at both ends', async () => {
    const { track } = show()
    act(() => track.focus())
    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen()).toHaveAccessibleName('Фото 1 из 3')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(chosen()).toHaveAccessibleName('Фото 3 из 3')
    expect(track.scrollLeft).toBe(2 * WIDTH)
  })

  test('arrow keys among the thumbnails take the focus along', async () => {
    show()
    act(() => screen.getByRole('link', { name: 'Фото 1 из 3' }).focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('link', { name: 'Фото 2 из 3' })).toHaveFocus()
    expect(chosen()).toHaveFocus()
  })

  test('a swipe moves the mark', () => {
    const { track, scrolled } = show()
    track.scrollLeft = WIDTH
    scrolled()
    expect(chosen()).toHaveAccessibleName('Фото 2 из 3')
  })

  test('one picture needs no thumbnails and no stop for the keyboard', () => {
    const { track } = show({ images: images.slice(0, 1) })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(track).not.toHaveAttribute('tabindex')
  })

  test('a phone has no thumbnails', () => {
    show({ device: 'phone' })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.getAllByRole('img', { name: /Дрель/ })).toHaveLength(3)
  })
})

describe('over the whole window', () => {
  async function open() {
    const { track } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Во весь экран' }))
    const dialog = await screen.findByRole('dialog', { name: 'Фотографии товара' })
    return { track, dialog, inside: within(dialog), seen: () => within(dialog).getByRole('img', { name: /Дрель/ }) }
  }
  const scaleOf = (picture: HTMLElement) => Number(/scale\((.*)\)/.exec(picture.closest('div')!.style.transform)?.[1])

  test('a press on a picture opens it as well', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Дрель, фото 2' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('arrow keys turn the pictures over, and the page shows the last one when it is closed', async () => {
    const { inside, track, seen } = await open()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(seen()).toHaveAccessibleName('Дрель, фото 3')
    expect(inside.getByRole('status')).toHaveTextContent('Фото 3 из 3')
    await userEvent.click(inside.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(track.scrollLeft).toBe(2 * WIDTH)
  })

  test('Esc closes it', async () => {
    const { dialog } = await open()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a press enlarges, another one shows the whole; plus, minus and nought do it by keyboard', async () => {
    const { seen, inside } = await open()
    await userEvent.keyboard('+')
    expect(scaleOf(seen())).toBe(1.5)
    await userEvent.keyboard('++++++')
    expect(scaleOf(seen())).toBe(4)
    expect(inside.getByRole('button', { name: 'Крупнее' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('0')
    expect(scaleOf(seen())).toBe(1)
    expect(inside.getByRole('button', { name: 'Мельче' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('arrow keys move an enlarged picture instead of turning over', async () => {
    const { seen } = await open()
    await userEvent.keyboard('+{ArrowRight}{ArrowDown}')
    expect(seen()).toHaveAccessibleName('Дрель')
    expect(seen().closest('div')!.style.transform).toBe('translate(-80px,-80px) scale(1.5)')
  })

  /** jsdom has no pointer events: React reads these fields of any event of that name. */
  function pointer(element: Element, type: string, clientX: number, pointerId = 1) {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX, clientY: WIDTH / 2 })
    fireEvent(element, Object.assign(event, { pointerId, pointerType: 'touch' }))
  }

  test('two fingers enlarge', async () => {
    const { seen } = await open()
    const stage = seen().closest('div')!.parentElement!
    pointer(stage, 'down', 200, 1)
    pointer(stage, 'down', 280, 2)
    pointer(stage, 'move', 160, 1)
    pointer(stage, 'move', 320, 2)
    expect(scaleOf(seen())).toBeCloseTo(2)
  })

  test.each([
    [100, 'Дрель, фото 2'],
    [230, 'Дрель'],
  ])('a swipe from 240 to %i shows «%s»', async (to, name) => {
    const { seen } = await open()
    const stage = seen().closest('div')!.parentElement!
    pointer(stage, 'down', 240)
    pointer(stage, 'move', to)
    pointer(stage, 'up', to)
    expect(seen()).toHaveAccessibleName(name)
  })

  test('a press enlarges where it was and shows the whole again', async () => {
    const { seen } = await open()
    const stage = seen().closest('div')!.parentElement!
    pointer(stage, 'down', 300)
    pointer(stage, 'up', 300)
    expect(seen().closest('div')!.style.transform).toBe('translate(-90px,0px) scale(2.5)')
    pointer(stage, 'down', 100)
    pointer(stage, 'up', 100)
    expect(scaleOf(seen())).toBe(1)
  })
})
