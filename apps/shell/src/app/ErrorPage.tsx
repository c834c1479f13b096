import { useRouteError } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorView } from './ErrorView.tsx'
import { pageStatusOf } from './routeError.ts'
import { errorTexts } from './shell.texts.ts'

/** Page of an address that cannot be shown: unknown, malformed, or its data is missing now. */
export function ErrorPage() {
  const status = pageStatusOf(useRouteError())
  const texts =
    status === 404
      ? errorTexts.notFound
      : status === 400
        ? errorTexts.badAddress
        : status === 503
          ? errorTexts.unavailable
          : errorTexts.failed
  return (
    <ErrorView title={texts.title} advice={texts.advice} isNoIndex>
      {/* A fresh document: what failed may be the state of this page. */}
      {status >= 500 && <Button onClick={() => location.reload()}>{errorTexts.retry}</Button>}
      <Button href="/" variant="secondary">
        {errorTexts.home}
      </Button>
    </ErrorView>
  )
}
