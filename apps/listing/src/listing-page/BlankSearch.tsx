import { useHost } from '@verstak/host'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { DepartmentLinks } from './DepartmentLinks.tsx'
import { blankSearchTitle, emptyTexts } from './emptyListing.texts.ts'

/** The search page for an empty query. */
export function BlankSearch() {
  const { publicOrigin } = useHost()
  return (
    <Container>
      <title>{blankSearchTitle}</title>
      <link rel="canonical" href={`${publicOrigin}/search/`} />
      <EmptyState level={1} title={emptyTexts.blank.title} actions={<DepartmentLinks />}>
        {emptyTexts.blank.advice}
      </EmptyState>
    </Container>
  )
}
