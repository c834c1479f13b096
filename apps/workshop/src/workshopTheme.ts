import { rootDeclarations } from '@verstak/ui-kit/tokens'
import { create } from 'storybook/theming/create'
import { brandTitle } from './manager.texts.ts'

/** The value of a token by its CSS name: Storybook's own frame does not load the kit's stylesheet. */
function valueOf(prefix: string, name: string): string {
  const value = rootDeclarations.flatMap(([group, values]) => (group === prefix ? [values[name]] : [])).find(Boolean)
  if (value === undefined) throw new Error(`The kit has no token ${name}.`)
  return value
}

const color = (name: string) => valueOf('', name)
const radius = (name: string) => Number.parseInt(valueOf('radius', name), 10)

/** Theme of Storybook's frame, with the store's name and colours. */
export const workshopTheme = create({
  base: 'light',
  brandTitle,
  brandUrl: './',
  fontBase: valueOf('font', 'sans'),
  colorPrimary: color('signal'),
  colorSecondary: color('textLink'),
  appBg: color('surfacePage'),
  appContentBg: color('surfaceCard'),
  appPreviewBg: color('surfaceCard'),
  appHoverBg: color('surfaceHover'),
  appBorderColor: color('lineDefault'),
  appBorderRadius: radius('card'),
  textColor: color('textPrimary'),
  textInverseColor: color('textInverse'),
  textMutedColor: color('textMuted'),
  barBg: color('surfaceCard'),
  barTextColor: color('textSecondary'),
  barHoverColor: color('textLinkHover'),
  barSelectedColor: color('textLink'),
  buttonBg: color('actionSecondary'),
  buttonBorder: color('lineControl'),
  booleanBg: color('surfaceSunken'),
  booleanSelectedBg: color('signal'),
  inputBg: color('surfaceCard'),
  inputBorder: color('lineControl'),
  inputTextColor: color('textPrimary'),
  inputBorderRadius: radius('control'),
})
