import type { ContentDocument } from '@verstak/contracts/content'
import { useHost } from '@verstak/host'
import { contentJsonLd } from './contentJsonLd.ts'
import { contentTexts } from './content.texts.ts'
import { JsonLd } from './JsonLd.tsx'

/** Metadata of a document for search engines and tabs. */
export function ContentHead({ document }: { document: ContentDocument }) {
  const { publicOrigin } = useHost()
  const { title, description, path } = document
  const jsonLd = contentJsonLd(document, publicOrigin)
  return (
    <>
      <title>{contentTexts.head(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={publicOrigin + path} />
      {jsonLd && <JsonLd value={jsonLd} />}
    </>
  )
}
