import '@verstak/ui-kit/GlobalStyles'
import './fontFaces.ts'
import type { PageType } from '@verstak/contracts/routeTable'
import { markHydrated, useHost } from '@verstak/host'
import type { ReactNode } from 'react'
import { backgroundOf } from './backgroundOf.ts'

export interface DocumentProps {
  /** Addresses of the shell's own stylesheets. */
  stylesheets: readonly string[]
  /** Type of the first page of the document (CABINET-019); client navigations update the attribute. */
  pageType: PageType
  children: ReactNode
}

/** The `html` element with the head of every page. */
export function Document({ stylesheets, pageType, children }: DocumentProps) {
  const { layout, slots } = useHost()
  return (
    <html
      ref={markHydrated}
      lang="ru"
      data-layout={layout}
      data-page-type={pageType}
      data-background={backgroundOf(pageType)}
      data-unhydrated={slots && ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="shell" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
