import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import type { ListingInput } from '@verstak/contracts/listing'
import { useHost } from '@verstak/host'
import { useLocation } from '@verstak/router'
import { Chip } from '@verstak/ui-kit/Chip'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import { useId } from 'react'
import { tagPagesTitle } from './tagPages.texts.ts'
import { tagPagesQuery } from './tagPagesQuery.ts'

/**
 * Popular searches within the category, below its products. Renders nothing without tag pages or when they failed to
 * load.
 */
export function TagPages({ input }: { input: ListingInput }) {
  const { call } = useHost()
  const headingId = useId()
  const { pathname } = useLocation()
  const { data } = useQuery(tagPagesQuery(call, input))
  const others = data?.data.filter(({ url }) => !pathname.startsWith(url)) ?? []
  if (others.length === 0) return null
  return (
    <Container>
      <nav className={block} aria-labelledby={headingId}>
        <Heading level={2} id={headingId}>
          {tagPagesTitle}
        </Heading>
        <div className={row}>
          {others.map(({ name, url }) => (
            <Chip key={url} label={name} href={url} />
          ))}
        </div>
      </nav>
    </Container>
  )
}

// Long names are truncated: the column must not grow wider than a phone.
const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  margin-top: ${space.s24};
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
