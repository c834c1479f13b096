import { imageUrl } from './imageUrl.ts'

test.each([
  ['/p/drill-{size}.webp', 228, 1, '/p/drill-228.webp'],
  ['/p/drill-{size}.webp', 228, 2, '/p/drill-456.webp'],
  ['/p/drill-{size}.webp', { width: 204, height: 184 }, 1, '/p/drill-204x184.webp'],
  ['/p/drill-{size}.webp', { width: 204, height: 184 }, 2, '/p/drill-408x368.webp'],
  ['/p/{width}x{height}/drill.webp', 120, 1, '/p/120x120/drill.webp'],
  ['/p/{width}x{height}/drill.webp', { width: 204, height: 184 }, 1, '/p/204x184/drill.webp'],
  ['/p/drill.webp', 228, 2, '/p/drill.webp'],
])('%s in %j at density %i is %s [TILE-041]', (template, size, density, url) => {
  expect(imageUrl(template, size, density)).toBe(url)
})

test('the format takes its placeholder', () => {
  expect(imageUrl('/p/{size}.{format}', 132, 1, 'avif')).toBe('/p/132.avif')
})
