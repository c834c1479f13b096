import { propertyName, toCss } from './customProperties.ts'
import * as tokens from './tokens.ts'

const declared = new Map(
  toCss(tokens.rootDeclarations)
    .split('\n')
    .map((line) => line.replace(/;$/, '').split(/:(.*)/, 2) as [string, string]),
)

const groups = Object.entries(tokens).filter(
  ([name]) => !['rootDeclarations', 'greyDeclarations', 'breakpoint', 'media'].includes(name),
)

test.each([
  ['', 'textPrimary', '--text-primary'],
  ['space', '8', '--space-8'],
  ['z', 'tabBar', '--z-tab-bar'],
])('the group «%s» and the name %s make %s', (prefix, name, property) => {
  expect(propertyName(prefix, name)).toBe(property)
})

test('every constant refers to a custom property that is declared', () => {
  const references = groups.flatMap(([, group]) => Object.values(group as Record<string, string>))
  expect(references.length).toBeGreaterThan(120)
  const missing = references.filter((reference) => !declared.has(/^var\((--[\w-]+)\)$/.exec(reference)?.[1] ?? ''))
  expect(missing).toEqual([])
})

test('no custom property is declared twice', () => {
  const lines = toCss(tokens.rootDeclarations).split('\n')
  expect(declared.size).toBe(lines.length)
})

test('the toast lies at 100 and everything else of the page below it [WIDGET-016]', () => {
  const layers = [...declared].filter(([name]) => name.startsWith('--z-'))
  expect(declared.get('--z-toast')).toBe('100')
  for (const [name, value] of layers) if (name !== '--z-toast') expect(Number(value)).toBeLessThan(100)
})

test('desktop begins at 768 and the wide page at 1365', () => {
  expect(tokens.breakpoint).toEqual({ desktop: 768, wide: 1365 })
  expect(tokens.media.desktop).toBe('(min-width: 768px)')
})

test('there are less than 150 custom properties', () => {
  expect(declared.size).toBeLessThan(150)
})

test('the grey background redeclares colours that are there, and only its paper and lines', () => {
  const names = toCss(tokens.greyDeclarations)
    .split('\n')
    .map((line) => line.split(':')[0] ?? '')
  for (const name of names) {
    expect(declared.has(name)).toBe(true)
    expect(name).toMatch(/^--(surface|line|action)-/)
  }
})
