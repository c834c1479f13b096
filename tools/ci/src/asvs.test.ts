import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const FILE = /`((?:apps|libs|tools|e2e)\/[\w./-]+\.tsx?)`/g
const TITLE = /«([^»]+?)…?»/g

interface Citation {
  file: string
  /** Beginnings of titles of its tests. */
  titles: string[]
}

/** What the lines of a document cite: titles in «», then their file. */
function citationsIn(text: string): Citation[] {
  return text.split('\n').flatMap((line) => {
    const files = [...line.matchAll(FILE)]
    return files.map(({ 1: file = '', index }, i) => {
      const before = files[i - 1]
      const part = line.slice(before ? before.index + before[0].length : 0, index)
      return { file, titles: [...part.matchAll(TITLE)].map(([, title = '']) => title.trim()) }
    })
  })
}

test('the tests that the table of OWASP ASVS names are there, by their titles', () => {
  const citations = citationsIn(readFileSync(join(ROOT, '.github/security/asvs.md'), 'utf8'))
  const tests = citations.filter(({ file }) => /\.(test|e2e)\.tsx?$/.test(file))
  const missing = citations.flatMap(({ file, titles }) => {
    if (!existsSync(join(ROOT, file))) return [file]
    if (!/\.(test|e2e)\.tsx?$/.test(file)) return []
    const source = readFileSync(join(ROOT, file), 'utf8')
    return titles.filter((title) => !source.includes(title)).map((title) => `${title} in ${file}`)
  })
  expect(missing).toEqual([])
  expect(tests.length).toBeGreaterThan(80)
})
