import { css } from '@linaria/core'
import { isCrawler, isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { Container } from '@verstak/ui-kit/Container'
import { media, space } from '@verstak/ui-kit/tokens'
import { Benefits } from './Benefits.tsx'
import { Departments } from './Departments.tsx'
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import { HomeBrands, HomeCategories, HomeSaleBlock } from './HomeExtras.tsx'
import { HomeStage } from './HomeStage.tsx'
import { homeJsonLd } from './homeJsonLd.ts'
import { PromotionList } from './PromotionList.tsx'
import { homeTexts } from './homePage.texts.ts'
import { useDepartments } from './useDepartments.ts'

/** The home page: promotions, benefits and departments. */
export function HomePage() {
  const { layout, publicOrigin, supportPhone, shopName } = useHost()
  const region = useRegion()
  const { size } = useDepartments()
  const device = isMobile(layout) ? 'phone' : 'desktop'
  return (
    <Container className={page}>
      <title>{homeTexts.title(shopName)}</title>
      <meta name="description" content={homeTexts.description(size, region)} />
      <link rel="canonical" href={`${publicOrigin}/`} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: homeJsonLd(publicOrigin, supportPhone, shopName) }}
      />
      <HomeStage size={size} device={device} />
      <Benefits />
      <Departments device={device} />
      <HomeBlock>
        <HomeCategories />
      </HomeBlock>
      <HomeBlock>
        <HomeSaleBlock device={device} />
      </HomeBlock>
      <FeaturedRow device={device} />
      <HomeBlock>
        <PromotionList />
      </HomeBlock>
      <HomeBlock>
        <HomeBrands />
      </HomeBlock>
      {!isCrawler(layout) && <RemoteWidget name="listing/RecentProducts" title={homeTexts.recent} fallback={null} />}
    </Container>
  )
}

/**
 * Recommendations load when they are near the viewport, so that the page is the same for all guests and can be cached.
 */
function FeaturedRow({ device }: { device: 'desktop' | 'phone' }) {
  const { layout } = useHost()
  const skeleton = <FeaturedSkeleton device={device} />
  const row = <RemoteWidget name="listing/FeaturedProducts" title={homeTexts.featured} fallback={skeleton} />
  return isCrawler(layout) ? row : <WhenNear fallback={skeleton}>{row}</WhenNear>
}

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  padding-top: ${space.s16};
  padding-bottom: ${space.s16};

  @media ${media.phone} {
    gap: ${space.s20};
    padding-top: ${space.s12};
  }
`
