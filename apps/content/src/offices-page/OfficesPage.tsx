import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { officesAddress } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import { JsonLd } from '../content-page/JsonLd.tsx'
import type { OfficesInput } from './officesLoader.ts'
import { officesJsonLd } from './officesJsonLd.ts'
import { officesQuery, regionsQuery } from './officesQuery.ts'
import { officesTexts as texts } from './offices.texts.ts'
import { OfficeFacts } from './OfficeFacts.tsx'
import { OfficeFinder } from './OfficeFinder.tsx'
import { RegionChips } from './RegionChips.tsx'

/** Shops of a region as a list and on a map (ROUTE-042, ROUTE-043). Without scripts the list remains. */
export function OfficesPage() {
  const { call, publicOrigin, shopName } = useHost()
  const { region } = useLoaderData<OfficesInput>()
  const { data } = useSuspenseQuery(officesQuery(call, region.id))
  const { data: regions } = useSuspenseQuery(regionsQuery(call))
  const address = publicOrigin + officesAddress(region)
  return (
    <Container className={page}>
      <title>{texts.head(region.prepositional)}</title>
      <meta name="description" content={texts.description(region.prepositional)} />
      <link rel="canonical" href={address} />
      {data.offices.length > 0 && <JsonLd value={officesJsonLd(data.offices, region, address, shopName)} />}
      <Breadcrumbs items={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      <Heading level={1} note={texts.count(region.areaCaptionFull || region.name, data.offices.length)}>
        {texts.title}
      </Heading>
      <RegionChips regions={regions.data} current={region} />
      {data.offices.length === 0 ? (
        <EmptyState title={texts.none} level={2} actions={<Button href="/region-delivery/">{texts.toDelivery}</Button>}>
          {texts.noneAdvice}
        </EmptyState>
      ) : (
        <OfficeFinder key={region.id} points={data} />
      )}
      <OfficeFacts />
    </Container>
  )
}

const page = css`
  padding-bottom: ${space.s32};
`
