import { useHost } from '@verstak/host'
import { useLocation } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { adminFrameTexts as texts } from './adminFrame.texts.ts'

/** In the place of a page when the API takes the visitor for none of the staff any more. */
export function SessionEnded() {
  const { open } = useHost()
  const { pathname, search } = useLocation()
  const next = pathname + search
  return (
    <Container>
      <meta name="robots" content="noindex, nofollow" />
      <EmptyState
        level={1}
        title={texts.ended}
        actions={
          <Button
            href={`/login/?next=${encodeURIComponent(next)}`}
            onClick={(event) => {
              if (!open) return
              event.preventDefault()
              open('sign-in', { next })
            }}
          >
            {texts.signIn}
          </Button>
        }
      >
        {texts.endedAdvice}
      </EmptyState>
    </Container>
  )
}
