/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const source = join(__dirname, '..')

/** What draws nothing of its own, or is only a part of other components. */
const WITHOUT_LOOKS = ['GlobalStyles', 'Field']

/** Folders that hold a component of their name. */
const components = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, `${entry.name}.tsx`)))
  .map((entry) => entry.name)
  .filter((name) => !WITHOUT_LOOKS.includes(name))

test.each(components)('%s has stories in the workshop', (name) => {
  const file = join(source, name, `${name}.stories.tsx`)
  expect(existsSync(file) || `${file} is missing`).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(`title: 'Kit/${name}'`)
})
