import type { Preview } from '@storybook/react-webpack5'
import '@verstak/ui-kit/GlobalStyles'
import { fontFaceCss } from '@verstak/ui-kit/fonts'

const fonts = document.createElement('style')
fonts.textContent = fontFaceCss('fonts/')
document.head.append(fonts)
document.documentElement.lang = 'ru'

/** Default parameters of stories. */
export const parameters: Preview['parameters'] = {
  layout: 'padded',
  // Otherwise a story whose play function fails would still pass every check.
  throwPlayFunctionExceptions: true,
  options: { storySort: { order: ['Tokens', 'Patterns', 'Kit', 'Pages'] } },
}
