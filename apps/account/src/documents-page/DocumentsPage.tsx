import { useSuspenseQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Chip } from '@verstak/ui-kit/Chip'
import { SearchField } from '@verstak/ui-kit/SearchField'
import { DocumentKind } from '@verstak/contracts/document'
import { FoundRows, NothingYet } from '../own-page/FoundRows.tsx'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { DocumentList } from './DocumentList.tsx'
import { documentsAddressOf, DOCUMENTS_PATH, type DocumentsAddress } from './documentsAddress.ts'
import { documentsPageTexts as texts } from './documentsPage.texts.ts'
import { documentsQuery, ROWS } from './documentsQuery.ts'
import { finder, kinds } from './documentsStyles.tsx'

/** Invoices and transfer documents of the organization that the user buys for. */
export function DocumentsPage() {
  const { call } = useHost()
  const address = useLoaderData<DocumentsAddress>()
  const { data } = useSuspenseQuery(documentsQuery(call, address))
  return (
    <OwnPage
      current={DOCUMENTS_PATH}
      address={documentsAddressOf(address, address)}
      title={texts.title}
      isGuest={data === null}
    >
      {data && <Documents address={address} {...data} />}
    </OwnPage>
  )
}

interface DocumentsProps {
  address: DocumentsAddress
  documents: Parameters<typeof DocumentList>[0]['documents']
  total: number
}

function Documents({ address, documents, total }: DocumentsProps) {
  const { search, kind, page } = address
  const isFiltered = search !== '' || kind !== null
  if (total === 0 && !isFiltered) return <NothingYet words={texts} />
  return (
    <>
      {/* A form of plain HTML: it works before and without scripts. */}
      <form className={finder} role="search" action={DOCUMENTS_PATH} method="get">
        {kind !== null && <input type="hidden" name="kind" value={kind} />}
        <SearchField
          key={search}
          name="search"
          defaultValue={search}
          label={texts.search}
          placeholder={texts.search}
          submitLabel={texts.find}
          inputMode="numeric"
          maxLength={50}
        />
      </form>
      <div className={kinds} role="group" aria-label={texts.kinds}>
        <Chip size="m" label={texts.all} selected={kind === null} href={documentsAddressOf(address, { kind: null })} />
        {DocumentKind.options.map((one) => (
          <Chip
            key={one}
            size="m"
            label={texts.ofKind[one]}
            selected={kind === one}
            href={documentsAddressOf(address, { kind: one })}
          />
        ))}
      </div>
      <FoundRows
        hasRows={documents.length > 0}
        all={DOCUMENTS_PATH}
        words={texts}
        page={page}
        pageCount={Math.ceil(total / ROWS)}
        hrefOf={(number) => documentsAddressOf(address, { page: number })}
      >
        <DocumentList documents={documents} note={texts.found(total)} />
      </FoundRows>
    </>
  )
}
