import { toCss, type Declarations } from './customProperties.ts'
import { greyDeclarations, rootDeclarations } from './tokens.ts'

const read = (declarations: Declarations): [string, string][] =>
  toCss(declarations)
    .split('\n')
    .map((line) => line.replace(/;$/, '').split(/:(.*)/, 2) as [string, string])

const paper = new Map(read(rootDeclarations))
const themes = { paper, grey: new Map([...paper, ...read(greyDeclarations)]) }

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Text colours and their backgrounds. Disabled text is exempt. */
const readOn: Record<string, string[]> = {
  'surface-page': ['text-primary', 'text-secondary', 'text-muted', 'text-link', 'text-link-hover', 'state-*'],
  'surface-card': ['text-primary', 'text-secondary', 'text-muted', 'text-link', 'text-link-hover', 'state-*'],
  'surface-sunken': ['text-primary', 'text-secondary', 'text-muted', 'text-link', 'text-link-hover', 'state-*'],
  'surface-hover': ['text-primary', 'text-secondary', 'text-muted', 'text-link', 'text-link-hover', 'state-*'],
  'surface-inverse': ['text-inverse', 'text-inverse-muted', 'text-link-inverse'],
  'surface-inverse-raised': ['text-inverse', 'text-inverse-muted', 'text-link-inverse'],
  signal: ['text-on-signal'],
  'signal-hover': ['text-on-signal'],
  'signal-pressed': ['text-on-signal'],
  'signal-soft': ['text-primary', 'text-secondary', 'text-muted'],
  'action-secondary': ['text-primary', 'text-link'],
  'action-secondary-hover': ['text-primary', 'text-link', 'text-link-hover'],
  'action-secondary-pressed': ['text-primary', 'text-link', 'text-link-hover'],
  'action-inverse': ['text-inverse'],
  'action-inverse-hover': ['text-inverse'],
  'action-inverse-pressed': ['text-inverse'],
  'state-ok-soft': ['state-ok', 'text-primary'],
  'state-warn-soft': ['state-warn', 'text-primary'],
  'state-danger-soft': ['state-danger', 'text-primary'],
  'state-info-soft': ['state-info', 'text-primary', 'text-link'],
  'state-danger': ['text-on-danger'],
  'staff-panel': ['staff-text', 'staff-text-muted', 'staff-switch-on'],
  'staff-panel-raised': ['staff-text', 'staff-text-muted', 'staff-switch-on'],
}

/** Edges and marks that need contrast to their background. */
const seenOn: Record<string, string[]> = {
  'surface-page': ['line-control', 'focus-ring'],
  'surface-card': ['line-control', 'focus-ring', 'rating'],
  'surface-sunken': ['line-control', 'focus-ring'],
  signal: ['focus-ring'],
  'signal-soft': ['signal-line'],
  'staff-panel': ['staff-line'],
}

const states = ['state-ok', 'state-warn', 'state-danger', 'state-info']

const pairsOf = (table: Record<string, string[]>) =>
  Object.keys(themes).flatMap((theme) =>
    Object.entries(table).flatMap(([ground, inks]) =>
      inks.flatMap((ink) => (ink === 'state-*' ? states : [ink])).map((ink) => [theme, ink, ground] as const),
    ),
  )

function contrastOf(theme: string, ink: string, ground: string): number {
  const colors = themes[theme as keyof typeof themes]
  return contrast(colors.get(`--${ink}`) ?? '', colors.get(`--${ground}`) ?? '')
}

test.each(pairsOf(readOn))('%s: %s on %s can be read, 4.5 to 1', (theme, ink, ground) => {
  expect(contrastOf(theme, ink, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(pairsOf(seenOn))('%s: %s stands out from %s, 3 to 1', (theme, ink, ground) => {
  expect(contrastOf(theme, ink, ground)).toBeGreaterThanOrEqual(3)
})

test('no colour to write with, and none to write on, is left out', () => {
  const written = new Set(pairsOf(readOn).flatMap(([, ink, ground]) => [ink, ground]))
  const names = [...paper.keys()].map((name) => name.slice(2))
  // Disabled text is exempt; there is no text on the scrim behind a window.
  const exempt = ['text-disabled', 'action-disabled', 'surface-scrim']
  const isColor = (name: string) =>
    /^(text-(?!\d)|surface-|action-|state-|staff-(?!line))/.test(name) && !exempt.includes(name)
  expect(names.filter(isColor).filter((name) => !written.has(name))).toEqual([])
})
