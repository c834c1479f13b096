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

/** What else is often looked for within the category, below its products. Nothing without tag pages, or when they cannot be had. */
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

// A name that is wider than a phone ends in dots: the column must not grow with it.
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
