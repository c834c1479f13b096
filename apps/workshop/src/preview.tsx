import type { Preview } from '@storybook/react-webpack5'
import '@verstak/ui-kit/GlobalStyles'
import { fontFaceCss } from '@verstak/ui-kit/fonts'

const fonts = document.createElement('style')
fonts.textContent = fontFaceCss('fonts/')
document.head.append(fonts)
document.documentElement.lang = 'ru'

/** How Storybook shows a story, unless it says something else itself. */
export const parameters: Preview['parameters'] = {
  layout: 'padded',
  // Else a story whose play fails is shown as if nothing had happened, and passes every check.
  throwPlayFunctionExceptions: true,
  options: { storySort: { order: ['Tokens', 'Patterns', 'Kit', 'Pages'] } },
}
