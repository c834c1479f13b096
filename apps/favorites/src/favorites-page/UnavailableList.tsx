import { pictureTemplate } from '@verstak/drawings'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { FAVORITES } from './favoritesAddress.ts'
import { favoritesTexts, sharedTexts as texts } from './favoritesPage.texts.ts'
import { Stand } from './Stand.tsx'
import { unavailable } from './pageStyles.tsx'

const TOOLS = [pictureTemplate({ drawing: 'drill', livery: 'bosch', view: 'main' }, '{format}')]

/** Instead of a list whose key opens nothing any more, or never did. */
export function UnavailableList() {
  return (
    <>
      <title>{favoritesTexts.unavailableDocumentTitle}</title>
      <Breadcrumbs
        items={[
          { label: favoritesTexts.home, href: '/' },
          { label: favoritesTexts.title, href: FAVORITES },
        ]}
      />
      <div className={unavailable}>
        <Stand tools={TOOLS}>
          <EmptyState
            level={1}
            title={texts.unavailable}
            actions={
              <Button size="l" variant="secondary" href={FAVORITES}>
                {texts.mine}
              </Button>
            }
          >
            {texts.unavailableAdvice}
          </EmptyState>
        </Stand>
      </div>
    </>
  )
}
