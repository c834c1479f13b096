import '@verstak/ui-kit/GlobalStyles'
import { useHost } from '@verstak/host'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { fontFaceCss, preloadedFonts } from '@verstak/ui-kit/fonts'

export interface DocumentProps {
  /** Addresses of the shell's own stylesheets. */
  stylesheets: readonly string[]
  children: ReactNode
}

/** Where the build puts the kit's font files. */
const FONTS_PATH = '/assets/fonts/'
/** The one inline stylesheet: allowed by its hash, since a nonce would change with every request. */
export const fontFaces = fontFaceCss(FONTS_PATH)

/** The `html` element: what stands in the head of every page. */
export function Document({ stylesheets, children }: DocumentProps) {
  const { layout } = useHost()
  for (const font of preloadedFonts)
    preload(FONTS_PATH + font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="ru" data-layout={layout}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="shell" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
