import { legalAddress, type LegalDocument } from '@verstak/contracts/legal'
import { useHost } from '@verstak/host'
import { editionOf } from '../legal-text/editionOf.ts'
import { legalPageTexts } from './legalPage.texts.ts'

/** Metadata of a document. Search engines index the valid version only, under the address with the slash. */
export function LegalHead({ document }: { document: LegalDocument }) {
  const { publicOrigin } = useHost()
  const { slug, title, isCurrent } = document
  return (
    <>
      <title>{legalPageTexts.head(title)}</title>
      <meta name="description" content={legalPageTexts.description(title, editionOf(document))} />
      {isCurrent ? (
        <link rel="canonical" href={publicOrigin + legalAddress(slug)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
