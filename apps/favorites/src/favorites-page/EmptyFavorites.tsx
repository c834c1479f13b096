import { css } from '@linaria/core'
import type { FavoritesList } from '@verstak/contracts/favorites'
import { Stand } from '@verstak/remote-kit/Stand'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { useUser } from '@verstak/host'
import type { ReactNode } from 'react'
import { FAVORITES } from './favoritesAddress.ts'
import { emptyTexts as texts } from './otherFavorites.texts.ts'
import { SIGN_IN, useSignIn } from './SignInNote.tsx'

export interface EmptyFavoritesProps {
  /** Undefined when the visitor has none at all. */
  list: FavoritesList | undefined
  lists: readonly FavoritesList[]
}

/** Instead of products: how they come here. */
export function EmptyFavorites({ list, lists }: EmptyFavoritesProps) {
  const isGuest = useUser() === 'guest'
  const signIn = useSignIn()
  if (list && !list.isCommon) {
    const hasOthers = lists.some(({ isCommon, productGuids }) => isCommon && productGuids.length > 0)
    return (
      <Box>
        <EmptyState
          title={texts.list(list.name)}
          actions={
            <Button size="l" variant="secondary" href={hasOthers ? FAVORITES : '/'}>
              {hasOthers ? texts.fromCommon : texts.toCatalogue}
            </Button>
          }
        >
          {texts.listAdvice}
        </EmptyState>
      </Box>
    )
  }
  return (
    <Stand>
      <EmptyState
        title={texts.title}
        actions={
          <>
            <Button size="l" href="/">
              {texts.toCatalogue}
            </Button>
            {isGuest && (
              <Button size="l" variant="secondary" href={SIGN_IN} onClick={signIn}>
                {texts.signIn}
              </Button>
            )}
          </>
        }
      >
        {texts.advice}
      </EmptyState>
    </Stand>
  )
}

function Box({ children }: { children: ReactNode }) {
  return <div className={box}>{children}</div>
}

const box = css`
  padding: 0 ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  overflow-wrap: anywhere;
`
