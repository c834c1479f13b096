import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { legalAddress } from '@verstak/contracts/legal'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Link } from '@verstak/ui-kit/Link'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { editionOf } from './editionOf.ts'
import { LegalBody } from './LegalBody.tsx'
import { legalDocumentQuery } from './legalDocumentQuery.ts'
import { legalTextTexts } from './legalText.texts.ts'

/** Text of a legal document, for a window whose title is the document's. */
export function LegalText({ slug }: WidgetProps['content/LegalText']) {
  const { call } = useHost()
  const { data, isError, isFetching, refetch } = useQuery(legalDocumentQuery(call, { slug }))
  if (isError) {
    return <ErrorState title={legalTextTexts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Spinner label={legalTextTexts.loading} />
  return (
    <>
      <p className={edition}>{editionOf(data)}</p>
      <LegalBody blocks={data.blocks} place="window" />
      <p className={foot}>
        <Link href={legalAddress(slug)} target="_blank" className={link}>
          {legalTextTexts.page}
        </Link>
      </p>
    </>
  )
}

const edition = css`
  margin-bottom: ${space.s12};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const foot = css`
  margin-top: ${space.s20};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const link = css`
  color: ${color.textLink};
`
