/**
 * The colours of the drawings as literals. They duplicate the `--art-*` tokens of the UI kit, because a standalone
 * picture (file, raster, mail) has no stylesheet with the variables.
 */
const FIXED_INKS = {
  rubber: '#2a2e33',
  'rubber-light': '#474d54',
  'rubber-dark': '#181b1e',
  metal: '#c3c9cc',
  'metal-light': '#e6e9ea',
  'metal-dark': '#8d959a',
  'metal-deep': '#6c747a',
  board: '#dcc9a4',
  'board-light': '#eadbbe',
  'board-dark': '#c2ac82',
  wood: '#d9a866',
  'wood-light': '#e8c48d',
  'wood-dark': '#b98546',
  grey: '#dddad2',
  cream: '#eceae4',
  white: '#ffffff',
  signal: '#ffc21f',
  red: '#d0362b',
  green: '#2e9b55',
  blue: '#2f6fc4',
  water: '#7fb2e5',
  cable: '#e2761b',
  copper: '#c9773a',
  glow: '#fff1bf',
  vial: '#d3e04a',
  ink: '#1d2125',
  line: '#8a8578',
} as const

const SHADE = '#101316'

/** Names that a drawing may use after the dollar sign. */
export type Ink = keyof typeof FIXED_INKS | 'body' | 'body-shade' | 'body-deep' | 'body-light'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/**
 * Computes `color-mix(in srgb, base, other share)`.
 * @param base `#rrggbb`
 * @param other `#rrggbb`
 * @param share how much of `other`, 0…1
 */
export function mixColours(base: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(base).map((value, index) => Math.round(value * (1 - share) + (others[index] ?? 0) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** All inks for one body colour (`#rrggbb`): shade has 24 % dark, deep 46 %, light 32 % white. */
export function inksFor(body: string): Record<Ink, string> {
  return {
    ...FIXED_INKS,
    body: body.toLowerCase(),
    'body-shade': mixColours(body, SHADE, 0.24),
    'body-deep': mixColours(body, SHADE, 0.46),
    'body-light': mixColours(body, '#ffffff', 0.32),
  }
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1…21. */
export function contrastOf(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
