import { DRAWING_KINDS } from './drawingKinds.data.ts'
import { DRAWINGS_VERSION } from './drawingsVersion.data.ts'
import { LIVERIES } from './liveries.ts'
import { NO_PICTURE, PICTURE_FORMATS, PICTURE_SIZES, pixelsOf, VIEWS, type Picture } from './picture.ts'
import { drawingOf, hasPicture, parsePictureUrl, pictureTemplate, pictureUrl, sizedPicture } from './pictureAddress.ts'

const DRILL: Picture = { drawing: 'drill', livery: 'zubr', view: 'main', size: '204x184', format: 'avif' }
const ADDRESS = `/pictures/${DRAWINGS_VERSION}/drill/zubr/main/204x184.avif`

test('the address says what the picture shows and nothing of the product', () => {
  expect(pictureUrl(DRILL)).toBe(ADDRESS)
})

test('whatever can be named is read back', () => {
  const pictures = [
    ...DRAWING_KINDS.map((drawing) => ({ ...DRILL, drawing })),
    ...LIVERIES.map((livery) => ({ ...DRILL, livery })),
    ...VIEWS.map((view) => ({ ...DRILL, view })),
    ...PICTURE_SIZES.map((size) => ({ ...DRILL, size })),
    ...PICTURE_FORMATS.map((format) => ({ ...DRILL, format })),
  ]
  for (const picture of pictures) expect(parsePictureUrl(pictureUrl(picture))).toEqual({ ...picture, isCurrent: true })
})

test('an address of older drawings is recognised as such', () => {
  expect(parsePictureUrl(ADDRESS.replace(DRAWINGS_VERSION, 'v00c0ffee'))).toEqual({ ...DRILL, isCurrent: false })
})

test.each([
  '',
  '/',
  'pictures',
  ADDRESS.slice(1),
  `${ADDRESS}/`,
  `${ADDRESS}?x`,
  `/${ADDRESS}`,
  ADDRESS.toUpperCase(),
  ADDRESS.replace('drill', 'toString'),
  ADDRESS.replace('zubr', '__proto__'),
  ADDRESS.replace('main', ''),
  ADDRESS.replace('204x184', '205x184'),
  ADDRESS.replace('204x184', '204X184'),
  ADDRESS.replace('204x184', '{size}'),
  ADDRESS.replace('.avif', '.AVIF'),
  ADDRESS.replace('.avif', '.avif\n'),
  ADDRESS.replace(DRAWINGS_VERSION, 'v00C0FFEE'),
  ADDRESS.replace('drill', '../drill'),
])('nothing else is: %j', (path) => {
  expect(parsePictureUrl(path)).toBeUndefined()
})

test('the placeholders of a template give way to the wanted size [TILE-041]', () => {
  const template = pictureTemplate(DRILL)
  expect(template).toBe(`/pictures/${DRAWINGS_VERSION}/drill/zubr/main/{size}.avif`)
  expect(pictureTemplate(DRILL, '{format}')).toBe(template.replace('avif', '{format}'))
  expect(sizedPicture(template, '236')).toBe(pictureUrl({ ...DRILL, size: '236' }))
  expect(sizedPicture(template, '204x184')).toBe(ADDRESS)
  expect(sizedPicture('/photos/7/{width}x{height}.jpg', '204x184')).toBe('/photos/7/204x184.jpg')
  expect(sizedPicture('/photos/7/{width}x{height}.jpg', '132')).toBe('/photos/7/132x132.jpg')
  expect(sizedPicture('/photos/7.jpg', '132')).toBe('/photos/7.jpg')
})

test('every size comes at single and double density', () => {
  expect(pixelsOf('204x184')).toEqual({ width: 204, height: 184 })
  expect(pixelsOf('236')).toEqual({ width: 236, height: 236 })
  for (const size of ['56', '120', '132', '204x184', '228', '236', '560'] as const) {
    const double = size.split('x').map((side) => Number(side) * 2)
    expect(PICTURE_SIZES).toContain(double.join('x'))
  }
})

test('what has no drawing gets the picture which says so, and this has an address', () => {
  expect(drawingOf('drill')).toBe('drill')
  expect(drawingOf('anvil')).toBe(NO_PICTURE)
  const picture: Picture = { ...DRILL, drawing: NO_PICTURE }
  expect([pictureUrl(DRILL), pictureUrl(picture)].map(hasPicture)).toEqual([true, false])
  expect(parsePictureUrl(pictureUrl(picture))).toEqual({ ...picture, isCurrent: true })
})
