import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VideoPlayer } from './VideoPlayer.tsx'

const video = { src: '/video/chuck.mp4', title: 'Как сменить патрон', poster: '/video/chuck.webp', duration: '1:42' }

// jsdom plays nothing.
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)

const poster = () => screen.getByRole('link', { name: 'Смотреть видео: Как сменить патрон, 1:42' })

beforeEach(() => pause.mockClear())

test('nothing but the poster is loaded before it is asked for; without JavaScript it leads to the file', () => {
  const { container } = render(<VideoPlayer {...video} />)
  expect(container.querySelector('video')).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
  expect(poster()).toHaveAttribute('href', '/video/chuck.mp4')
  expect(container).toHaveTextContent('1:42')
})

test('a press starts it, with the browser’s own controls in focus', async () => {
  const { container } = render(<VideoPlayer {...video} captions="/video/chuck.vtt" />)
  await userEvent.tab()
  expect(poster()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const player = container.querySelector('video')!
  expect(player).toHaveAttribute('src', '/video/chuck.mp4')
  expect(player.controls).toBe(true)
  expect(player.autoplay).toBe(true)
  expect(container.querySelector('track')).toHaveAttribute('src', '/video/chuck.vtt')
})

test('a press for a new tab is left to the browser', () => {
  const { container } = render(<VideoPlayer {...video} />)
  fireEvent.click(poster(), { ctrlKey: true })
  expect(container.querySelector('video')).toBeNull()
})

test('a file that cannot be played has words and the way to it', () => {
  const { container } = render(<VideoPlayer {...video} />)
  fireEvent.click(poster())
  fireEvent.error(container.querySelector('video')!)
  expect(screen.getByRole('alert')).toHaveTextContent('Видео не загрузилось.')
  expect(screen.getByRole('link', { name: 'Открыть файл' })).toHaveAttribute('href', '/video/chuck.mp4')
})

test('an address that runs a script leads nowhere and is not played', () => {
  const { container } = render(<VideoPlayer {...video} src="javascript:alert(1)" />)
  const link = container.querySelector('a')!
  expect(link).not.toHaveAttribute('href')
  fireEvent.click(link)
  expect(container.querySelector('video')).not.toHaveAttribute('src')
})

test('one that is started plays at once, and stops when it goes', () => {
  const { container, unmount } = render(<VideoPlayer {...video} isStarted />)
  expect(container.querySelector('video')!.autoplay).toBe(true)
  expect(pause).not.toHaveBeenCalled()
  unmount()
  expect(pause).toHaveBeenCalledTimes(1)
})
