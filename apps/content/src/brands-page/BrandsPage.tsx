import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { BrandRow } from '@verstak/contracts/content'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { SearchField } from '@verstak/ui-kit/SearchField'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { brandsQuery } from '../content-page/contentQuery.ts'
import { brandLetters, findBrands } from './brandLetters.ts'
import type { BrandsInput } from './brandsLoader.ts'
import { brandsTexts as texts } from './brands.texts.ts'
import { LetterNav, LetterSections } from './LetterSections.tsx'
import { PopularBrands } from './PopularBrands.tsx'

/** All brands by letter, with a search (ROUTE-061). */
export function BrandsPage() {
  const { call, publicOrigin } = useHost()
  const input = useLoaderData<BrandsInput>()
  const { data } = useSuspenseQuery(brandsQuery(call))
  const [text, setText] = useState(input.text)
  const found = findBrands(data.brands, text)
  const letters = brandLetters(found)
  return (
    <Container className={page}>
      <title>{texts.head}</title>
      <meta name="description" content={texts.description} />
      <link rel="canonical" href={`${publicOrigin}/brands/`} />
      <Breadcrumbs items={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      <header className={head}>
        <Heading level={1} note={texts.count(data.brands.length)}>
          {texts.title}
        </Heading>
        <form role="search" className={search} onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={texts.search}
            submitLabel={texts.submit}
            name="q"
            placeholder={texts.search}
            value={text}
            maxLength={60}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      </header>
      <LetterNav letters={letters} />
      {text.trim() === '' && <PopularBrands brands={mostOf(data.brands)} />}
      <div aria-live="polite">
        {found.length === 0 ? (
          <EmptyState
            title={texts.nothing}
            level={2}
            actions={
              <Button href="/brands/" variant="secondary" onClick={() => setText('')}>
                {texts.all}
              </Button>
            }
          >
            {texts.advice}
          </EmptyState>
        ) : (
          <LetterSections letters={letters} />
        )}
      </div>
    </Container>
  )
}

const POPULAR = 8

const mostOf = (brands: readonly BrandRow[]) =>
  brands.toSorted((one, other) => other.count - one.count).slice(0, POPULAR)

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s16};
  margin-bottom: ${space.s16};
`

const search = css`
  width: 320px;
  max-width: 100%;
`

const page = css`
  padding-bottom: ${space.s32};
`
