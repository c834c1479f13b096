import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { everyComponent } from './everyComponent.tsx'

/** Components are folders that hold a file of the same name. */
const folders = readdirSync(join(__dirname, '..'), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name) && !['GlobalStyles', 'Field'].includes(entry.name),
  )
  .map((entry) => entry.name)

test('every component of the kit takes part', () => {
  expect(Object.keys(everyComponent).sort()).toEqual(folders.sort())
})

test.each(Object.entries(everyComponent))('%s is rendered without a browser', (_, element) => {
  expect(typeof document).toBe('undefined')
  expect(renderToString(element)).not.toBe('')
})

test('without JavaScript the form of a range is sent with bare digits', () => {
  expect(renderToString(everyComponent.RangeField)).toMatch(/<input[^>]*name="from"[^>]*value="1890"/)
})
