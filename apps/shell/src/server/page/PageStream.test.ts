/** @jest-environment node */
import { PageStream } from './PageStream.ts'
import { PassThrough } from 'node:stream'

async function send(batches: string[][], scripts: string[]): Promise<string> {
  const out = new PassThrough()
  const page = new PageStream(out, () => scripts.shift() ?? '')
  for (const chunks of batches) {
    for (const chunk of chunks) page.write(chunk)
    page.flush()
  }
  page.end()
  return (await out.toArray()).map(String).join('')
}

test('the first data stands before the end of the head', async () => {
  const html = await send([['<html><head><title>Др', 'ель</title></he', 'ad><body></body>']], ['<script>1</script>'])
  expect(html).toBe('<html><head><title>Дрель</title><script>1</script></head><body></body>')
})

test('what belongs into the head stands there once, before the data', async () => {
  const out = new PassThrough()
  const page = new PageStream(
    out,
    () => '<script>1</script>',
    () => '<script>0</script>',
  )
  for (const batch of ['<head></head>', '<p></p>']) {
    page.write(batch)
    page.flush()
  }
  page.end()
  const html = (await out.toArray()).map(String).join('')
  expect(html).toBe('<head><script>0</script><script>1</script></head><script>1</script><p></p>')
})

test('later data stands before the markup that needs it, never inside a tag', async () => {
  const html = await send([['<head></head>'], ['<div hi', 'dden></div>']], ['', '<script>2</script>'])
  expect(html).toBe('<head></head><script>2</script><div hidden></div>')
})

test('what React wrote without a flush goes out at the end', async () => {
  const out = new PassThrough()
  const page = new PageStream(out, () => '')
  page.write('</body></html>')
  page.end()
  expect((await out.toArray()).map(String).join('')).toBe('</body></html>')
})

test('chunks are copied, because React uses their memory again', async () => {
  const out = new PassThrough()
  const page = new PageStream(out, () => '')
  const view = Buffer.from('<p>one</p>')
  page.write(view)
  view.fill('x')
  page.end()
  expect((await out.toArray()).map(String).join('')).toBe('<p>one</p>')
})
