import { fontFiles } from './fontFiles.data.ts'

/** Names of the files that every page needs, in the order to preload them; they lie in `libs/ui-kit/src/fonts`. */
export const preloadedFonts: readonly string[] = fontFiles.filter((file) => file.isPreloaded).map((file) => file.file)

/** Names of all font files: the host serves them from one folder and may cache them forever. */
export const allFonts: readonly string[] = fontFiles.map((file) => file.file)

/**
 * Fallbacks of the exact size of Golos Text, so that nothing moves when it arrives. Measured over the words of a
 * category page: Golos is 4.64 % wider than Arial (and Liberation Sans, which has its widths), 1.81 % in bold.
 * Roboto's letters are 0.8 % wider than Arial's. Ascent 0.98 and descent 0.22 em are those of Golos, unscaled.
 */
const fallbacks = [
  { family: 'Golos Fallback Arial', local: ['Arial', 'Liberation Sans'], weights: '400 500', scale: 1.0464 },
  { family: 'Golos Fallback Arial', local: ['Arial Bold', 'Liberation Sans Bold'], weights: '600 700', scale: 1.0181 },
  { family: 'Golos Fallback Roboto', local: ['Roboto', 'Roboto Regular'], weights: '400 500', scale: 1.0381 },
  { family: 'Golos Fallback Roboto', local: ['Roboto Bold'], weights: '600 700', scale: 1.01 },
]

/**
 * The `@font-face` rules, for a style element in the head: so the browser finds the fonts before any stylesheet.
 *
 * @param folder address of the folder with the files of `allFonts`, with a slash at its end
 */
export function fontFaceCss(folder: string): string {
  const faces = fontFiles.map(
    ({ file, unicodeRange }) =>
      `@font-face{font-family:"Golos Text";font-weight:400 700;font-display:swap;` +
      `src:url(${folder}${file}) format("woff2");unicode-range:${unicodeRange}}`,
  )
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  const locals = fallbacks.map(
    ({ family, local, weights, scale }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};src:${local.map((name) => `local("${name}")`).join()};` +
      `size-adjust:${percent(scale)};ascent-override:${percent(0.98 / scale)};` +
      `descent-override:${percent(0.22 / scale)};line-gap-override:0%}`,
  )
  return [...faces, ...locals].join('')
}
