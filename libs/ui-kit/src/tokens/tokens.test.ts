import { propertyName, toCss } from './customProperties.ts'
import * as tokens from './tokens.ts'

const declared = new Map(
  toCss(tokens.rootDeclarations)
    .split('\n')
    .map((line) => line.replace(/;$/, '').split(/:(.*)/, 2) as [string, string]),
)

const groups = Object.entries(tokens).filter(([name]) => !['rootDeclarations', 'breakpoint', 'media'].includes(name))

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

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((name) => luminance(declared.get(name) ?? '')).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const papers = ['--surface-card', '--surface-page', '--surface-sunken']
const inks = [
  '--text-primary',
  '--text-secondary',
  '--text-muted',
  '--text-link',
  '--state-ok',
  '--state-warn',
  '--state-danger',
]

test.each([
  ...inks.flatMap((ink) => papers.map((paper) => [ink, paper])),
  ['--text-on-signal', '--signal'],
  ['--text-on-signal', '--signal-hover'],
  ['--text-on-signal', '--signal-pressed'],
  ['--text-primary', '--signal-soft'],
  ['--text-inverse', '--surface-inverse'],
  ['--text-inverse-muted', '--surface-inverse'],
  ['--text-link-inverse', '--surface-inverse'],
  ['--text-on-danger', '--state-danger'],
  ['--state-ok', '--state-ok-soft'],
  ['--state-warn', '--state-warn-soft'],
  ['--state-danger', '--state-danger-soft'],
])('%s on %s can be read: 4.5 to 1', (ink, paper) => {
  expect(contrast(ink ?? '', paper ?? '')).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ...papers.map((paper) => ['--line-control', paper]),
  ['--focus-ring', '--surface-card'],
  ['--focus-ring', '--signal'],
  ['--signal-line', '--signal-soft'],
  ['--rating', '--surface-card'],
])('%s stands out from %s: 3 to 1', (line, paper) => {
  expect(contrast(line ?? '', paper ?? '')).toBeGreaterThanOrEqual(3)
})
