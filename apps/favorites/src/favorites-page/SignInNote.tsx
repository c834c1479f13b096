import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { color, dimension, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { MouseEvent } from 'react'
import { FAVORITES } from './favoritesAddress.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'

/** Address of the sign-in that comes back here. */
export const SIGN_IN = `/login/?next=${encodeURIComponent(FAVORITES)}`

/** Opens the sign-in over the page; a link without scripts. */
export function useSignIn() {
  const { open } = useHost()
  return (event: MouseEvent) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open('sign-in')
  }
}

/** Tells a guest what a sign-in would give (HTTP-012). */
export function SignInNote() {
  const signIn = useSignIn()
  return (
    <div className={note}>
      <p>
        <b>{texts.guestNote}</b>
        <span>{texts.guestAdvice}</span>
      </p>
      <Button variant="secondary" href={SIGN_IN} onClick={signIn}>
        {texts.signIn}
      </Button>
    </div>
  )
}

const note = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s16};
  margin-top: ${space.s16};
  padding: ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.stateInfoSoft};

  > p {
    flex: 1 1 240px;
  }

  b {
    display: block;
    font-weight: ${weight.semibold};
  }

  span {
    color: ${color.textSecondary};
  }

  @media ${media.phone} {
    margin: ${space.s12} 0;
    border-radius: ${radius.control};
    scroll-margin-bottom: ${dimension.tabBar};
  }

  @media print {
    display: none;
  }
`
