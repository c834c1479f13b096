import { Stand } from '@verstak/remote-kit/Stand'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { FAVORITES } from './favoritesAddress.ts'
import { favoritesTexts } from './favoritesPage.texts.ts'
import { sharedTexts as texts } from './otherFavorites.texts.ts'
import { unavailable } from './pageStyles.tsx'

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
        <Stand>
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
