import { fillProductPage, files, MANUAL, VIDEO } from '../testing/fillProductPage.ts'
import { guidOf } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeAll(async () => {
  await fillProductPage(api.db)
})

const fetchFile = (guid: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${api.url}/files/${guid}`, { headers, method })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a document is shown as what it is, under the name that the page calls it by, and can run nothing', async () => {
  const response = await fetchFile(files.manual)
  expect(await response.text()).toBe(MANUAL)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=3600',
    'content-length': String(Buffer.byteLength(MANUAL)),
  })
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
  const disposition = response.headers.get('content-disposition')!
  expect(disposition).toMatch(/^inline; filename="[0-9a-f-]+\.txt"; /)
  expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe('Инструкция (RU).txt')
})

test('a browser that has the file is not sent it again', async () => {
  const etag = (await fetchFile(files.certificate)).headers.get('etag')!
  const again = await fetchFile(files.certificate, { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a video comes whole, in parts, or as its head alone', async () => {
  expect((await bytesOf(await fetchFile(files.video))).equals(VIDEO)).toBe(true)
  const part = await fetchFile(files.video, { range: 'bytes=1000000-2200000' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000000-2200000/2500000'])
  expect((await bytesOf(part)).equals(VIDEO.subarray(1_000_000, 2_200_001))).toBe(true)
  const head = await fetchFile(files.video, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '2500000', ''])
})

test.each([
  ['bytes=0-', 206, 'bytes 0-2499999/2500000'],
  ['bytes=0-0', 206, 'bytes 0-0/2500000'],
  ['bytes=2499990-9999999', 206, 'bytes 2499990-2499999/2500000'],
  ['bytes=-10', 206, 'bytes 2499990-2499999/2500000'],
  ['bytes=-9999999', 206, 'bytes 0-2499999/2500000'],
  ['bytes=2500000-', 416, 'bytes */2500000'],
  ['bytes=99999999999999999999-', 416, 'bytes */2500000'],
  ['bytes=-0', 416, 'bytes */2500000'],
  ['bytes=20-10', 416, 'bytes */2500000'],
  ['bytes=0-1,5-6', 200, null],
  ['lines=0-1', 200, null],
  ['bytes', 200, null],
  ['bytes=-', 200, null],
  ['bytes=a-b', 200, null],
] as const)('the range %s is answered with %i', async (range, status, contentRange) => {
  const response = await fetchFile(files.video, { range })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange])
  expect(response.headers.get('content-type')).toMatch(status === 416 ? /^application\/problem\+json/ : /^video\/webm/)
  const length = (await bytesOf(response)).length
  if (status === 200) expect(length).toBe(2_500_000)
  if (status === 206) expect(String(length)).toBe(response.headers.get('content-length'))
})

test.each([
  ['a list of tags', (etag: string) => `"other", ${etag}`, 304],
  ['a weak tag', (etag: string) => `W/${etag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => '"other"', 200],
])('If-None-Match with %s', async (_what, header, status) => {
  const etag = (await fetchFile(files.certificate)).headers.get('etag')!
  const again = await fetchFile(files.certificate, { 'if-none-match': header(etag) })
  expect([again.status, again.headers.get('etag')]).toEqual([status, etag])
  await again.arrayBuffer()
})

test('a part is given under If-Range while the file is the same, else all of it', async () => {
  const etag = (await fetchFile(files.video, {}, 'HEAD')).headers.get('etag')!
  for (const [tag, status, length] of [
    [etag, 206, 2],
    [`W/${etag}`, 200, 2_500_000],
    ['"another"', 200, 2_500_000],
  ] as const) {
    const response = await fetchFile(files.video, { range: 'bytes=0-1', 'if-range': tag })
    expect([response.status, (await bytesOf(response)).length]).toEqual([status, length])
  }
})

test.each([guidOf(404), 'a', '..%2f..%2fetc%2fpasswd', '%00', "'", '%E0%A4%A'])('%s is no file', async (guid) => {
  const response = await fetchFile(guid)
  expect([400, 404]).toContain(response.status)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
})

test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'])(
  'what a browser would run (%s) cannot be stored',
  async (media_type) => {
    const file = { guid: guidOf(9100), media_type, content: Buffer.from('<script>alert(1)</script>') }
    await expect(api.db.insertInto('shop_file').values(file).execute()).rejects.toThrow(/media_type/)
  },
)
