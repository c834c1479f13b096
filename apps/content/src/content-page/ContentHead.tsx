import type { ContentDocument } from '@verstak/contracts/content'
import { useHost } from '@verstak/host'
import { contentJsonLd } from './contentJsonLd.ts'
import { contentTexts } from './content.texts.ts'
import { JsonLd } from './JsonLd.tsx'

export interface ContentHeadProps {
  document: ContentDocument
  /** Search engines never take a preview. */
  isPreview: boolean
}

/** Metadata of a document for search engines and tabs. */
export function ContentHead({ document, isPreview }: ContentHeadProps) {
  const { publicOrigin, shopName } = useHost()
  const { title, description, path } = document
  const jsonLd = isPreview ? null : contentJsonLd(document, publicOrigin, shopName)
  return (
    <>
      <title>{contentTexts.head(title)}</title>
      <meta name="description" content={description} />
      {isPreview ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={publicOrigin + path} />}
      {jsonLd && <JsonLd value={jsonLd} />}
    </>
  )
}
