/** @jest-environment node */
import { photoInText } from '@verstak/contracts/photo'
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { createContentHarness, PHONE_PHOTO, PHOTO, type ContentHarnessInput } from './testing/contentHarness.tsx'

const render = (address: string, input: ContentHarnessInput = {}) => {
  const { host, routes } = createContentHarness(input)
  return renderRemote(host, routes, address)
}

const widths = (format: string) => new RegExp(`${PHOTO}/w320\\.${format} 320w,[^"]*${PHOTO}/w1600\\.${format} 1600w`)

test('a text has its cover above and its photos within, in the widths that screens need', async () => {
  const photo = {
    kind: 'picture',
    src: photoInText(PHOTO),
    alt: 'Дрель',
    caption: '',
    width: 900,
    height: 600,
  } as const
  const html = await render('/articles/kak-vybrat/', { content: { blocks: [photo] } })
  expect(html).toMatch(/<img [^>]*alt="Дрель" width="900" height="600" loading="lazy"/)
  expect(html).toMatch(widths('webp'))
  expect(html).toMatch(widths('avif'))
  const tall = { ...photo, width: 900, height: 1600 }
  const high = await render('/articles/kak-vybrat/', { content: { blocks: [tall] } })
  expect(high).toMatch(/<img [^>]*alt="Дрель" width="360" height="640"/)
  const covered = await render('/articles/kak-vybrat/', { content: { cover: PHOTO, blocks: [] } })
  expect(covered).toMatch(/<img [^>]*alt="" width="960" height="540" loading="eager" fetchPriority="high"/)
  expect(covered).toContain(`"image":"${photoInText(PHOTO)}"`)
})

test('a list has the covers of its texts, and those without one have no gap', async () => {
  const html = await render('/news/')
  expect(html.match(/<img /g)).toHaveLength(1)
  expect(html).toMatch(widths('avif'))
})

test('logos stand beside their brands, and banners on the page of promotions', async () => {
  expect(await render('/brands/')).toContain(`/pictures/photo/${PHOTO}/56.webp`)
  expect(await render('/our-actions/')).toContain(`/pictures/photo/${PHOTO}/120.webp`)
})

test('a promotion without a banner has its picture and second line there, phones the picture for them', async () => {
  const html = await render('/our-actions/')
  expect(html.match(new RegExp(`src="/pictures/photo/${PHOTO}/120`, 'g'))).toHaveLength(2)
  expect(html).toContain('Две по цене одной')
  const onPhone = await render('/our-actions/', { layout: 'mobile' })
  expect(onPhone).toContain(`/pictures/photo/${PHONE_PHOTO}/120.webp`)
  expect(onPhone.match(new RegExp(`src="/pictures/photo/${PHOTO}/120`, 'g'))).toHaveLength(1)
})
