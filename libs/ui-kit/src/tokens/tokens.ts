import { asSteps, asVariables, type Declarations } from './customProperties.ts'

/*
 * The design tokens: the only file with raw colours and sizes of the interface.
 * A name says the role, never the look. Components use the constants (`color.textPrimary`), whose values are
 * references (`var(--text-primary)`); GlobalStyles declares the custom properties from the same objects.
 */

const colorValues = {
  // Surfaces
  surfacePage: '#FAF8F3',
  surfaceCard: '#FFFFFF',
  surfaceSunken: '#F2EFE7',
  surfaceHover: '#F6F3EC',
  surfaceInverse: '#1D2125',
  surfaceInverseRaised: '#2B3036',
  surfaceScrim: 'rgb(29 33 37 / .56)',
  // Text
  textPrimary: '#1D2125',
  textSecondary: '#4B5157',
  textMuted: '#646A70',
  textDisabled: '#8B8F92',
  textInverse: '#FAF8F3',
  textInverseMuted: '#B9BDC0',
  textOnSignal: '#1D2125',
  textOnDanger: '#FFFFFF',
  textLink: '#1557B0',
  textLinkHover: '#0D3E82',
  textLinkInverse: '#FFC629',
  // Lines: hair and default only divide; control is the edge of something to press or fill in (3:1)
  lineHair: '#E5E0D5',
  lineDefault: '#D3CCBD',
  lineControl: '#8A8578',
  lineStrong: '#1D2125',
  lineInverse: '#434A51',
  lineTick: '#C2BAA8',
  // Signal: the main action and "this is yours", nothing else
  signal: '#FFC21F',
  signalHover: '#F7B200',
  signalPressed: '#E8A200',
  signalSoft: '#FFF4D3',
  signalLine: '#B57C00',
  // Other actions
  actionSecondary: '#FFFFFF',
  actionSecondaryHover: '#F2EFE7',
  actionSecondaryPressed: '#E5E0D5',
  actionInverse: '#1D2125',
  actionInverseHover: '#343A41',
  actionInversePressed: '#0E1113',
  actionDisabled: '#EBE7DD',
  // Stock and messages; a colour always comes with a word
  stateOk: '#1B7A3D',
  stateOkSoft: '#E6F3E8',
  stateWarn: '#9A5200',
  stateWarnSoft: '#FDF0DA',
  stateDanger: '#C1271D',
  stateDangerSoft: '#FCEBE8',
  stateInfo: '#1557B0',
  stateInfoSoft: '#E8F0FA',
  rating: '#C98500',
  focusRing: '#1557B0',
  // Staff panel: blue steel, to distinguish it from the shop
  staffPanel: '#20344A',
  staffPanelRaised: '#2C4763',
  staffText: '#F2F6FA',
  staffTextMuted: '#B8C7D6',
  staffLine: '#7D97B1',
  staffSwitchOn: '#7FD1A0',
} as const

/** Colours that change when the root has `data-background="grey"`: paper becomes cool grey. */
const greyValues: Partial<Record<keyof typeof colorValues, string>> = {
  surfacePage: '#F1F2F4',
  surfaceSunken: '#EBEDEF',
  surfaceHover: '#F6F7F8',
  lineHair: '#DEE1E4',
  lineDefault: '#C9CDD2',
  lineControl: '#7F858B',
  lineTick: '#B3B8BE',
  actionSecondaryHover: '#EBEDEF',
  actionSecondaryPressed: '#DEE1E4',
  actionDisabled: '#E4E6E9',
}

const fontValues = {
  sans: '"Golos Text","Golos Fallback Arial","Golos Fallback Roboto",sans-serif',
} as const

const weightValues = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const

const trackingValues = { tight: '-.012em', plate: '.01em' } as const

const controlValues = { s: '32px', m: '40px', l: '48px', xl: '56px' } as const

const iconValues = { s: '16px', m: '20px', l: '24px' } as const

const dimensionValues = {
  tapMin: '44px',
  pageMax: '1376px',
  pageGutter: '32px',
  pageGutterPhone: '12px',
  filterWidth: '240px',
  headerBar: '72px',
  headerPhone: '104px',
  tabBar: '64px',
  rulerTick: '8px',
  rulerLongTick: '40px',
  focusWidth: '2px',
  focusOffset: '2px',
  dialogLogin: '464px',
  dialogRegion: '480px',
  toastMax: '351px',
} as const

const radiusValues = {
  plate: '3px',
  control: '6px',
  card: '8px',
  dialog: '12px',
  sheet: '16px',
  round: '999px',
} as const

const shadowValues = {
  popup: '0 8px 24px rgb(29 33 37 / .14),0 0 0 1px rgb(29 33 37 / .06)',
  dialog: '0 24px 64px rgb(29 33 37 / .28)',
} as const

const motionValues = { fast: '120ms', base: '180ms', slow: '280ms', toast: '320ms', spin: '800ms' } as const

const easeValues = { out: 'cubic-bezier(.2,.7,.2,1)', in: 'cubic-bezier(.6,0,.9,.4)' } as const

/** The toast's 100 comes from the specification; layers that it may cover are below. */
const layerValues = {
  raised: '1',
  tabBar: '10',
  sticky: '20',
  dropdown: '30',
  scrim: '40',
  dialog: '50',
  toast: '100',
} as const

const spaceSteps = [2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64] as const

const textSteps = [12, 13, 14, 16, 18, 20, 22, 24, 28, 32, 40, 48] as const

const leadingByText: Record<(typeof textSteps)[number], number> = {
  12: 16,
  13: 18,
  14: 20,
  16: 24,
  18: 24,
  20: 28,
  22: 28,
  24: 32,
  28: 36,
  32: 40,
  40: 48,
  48: 56,
}

/** Colours by role. */
export const color = asVariables('', colorValues)

/** Font stacks; the fallbacks have the widths and heights of Golos Text (see fonts.ts). */
export const font = asVariables('font', fontValues)

/** Font weights. */
export const weight = asVariables('weight', weightValues)

/** Letter spacing. */
export const tracking = asVariables('tracking', trackingValues)

/** Font sizes: `fontSize.s14` goes with `lineHeight.s14`. The minimum is 12. */
export const fontSize = asSteps('text', textSteps)

/** Line heights, by the font size that they belong to. */
export const lineHeight = asSteps('leading', textSteps)

/** Distances: step 8, half step 4; 2, 6, 10 and 20 inside controls only. */
export const space = asSteps('space', spaceSteps)

/** Heights of controls. On a phone no touch target is lower than `dimension.tapMin`. */
export const controlHeight = asVariables('control', controlValues)

/** Sides of icons. */
export const iconSize = asVariables('icon', iconValues)

/** Widths and heights of the page and of its large parts. */
export const dimension = asVariables('', dimensionValues)

/** Corner radii. */
export const radius = asVariables('radius', radiusValues)

/** Shadows, only for elements above the page. */
export const shadow = asVariables('shadow', shadowValues)

/** Durations; all become 0 with reduced motion, except `spin`, which slows down. */
export const motion = asVariables('motion', motionValues)

/** Timing functions: `out` for entering, `in` for leaving elements. */
export const ease = asVariables('ease', easeValues)

/** Values of z-index. */
export const layer = asVariables('z', layerValues)

export { breakpoint, media } from './media.ts'

const leadingValues = Object.fromEntries(textSteps.map((step) => [step, `${leadingByText[step]}px`]))

const inPixels = (steps: readonly number[]) => Object.fromEntries(steps.map((step) => [step, `${step}px`]))

/** Every custom property with its value, in the order of declaration; GlobalStyles puts them on `:root`. */
export const rootDeclarations: Declarations = [
  ['', colorValues],
  ['font', fontValues],
  ['weight', weightValues],
  ['tracking', trackingValues],
  ['text', inPixels(textSteps)],
  ['leading', leadingValues],
  ['space', inPixels(spaceSteps)],
  ['control', controlValues],
  ['icon', iconValues],
  ['', dimensionValues],
  ['radius', radiusValues],
  ['shadow', shadowValues],
  ['motion', motionValues],
  ['ease', easeValues],
  ['z', layerValues],
]

/** Overrides for the grey background. */
export const greyDeclarations: Declarations = [['', greyValues as Readonly<Record<string, string>>]]
