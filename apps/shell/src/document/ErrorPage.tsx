import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { CONTENT_ID } from '../navigation/contentId.ts'
import { ErrorView } from './ErrorView.tsx'
import { pageStatusOf } from './routeError.ts'
import { errorTexts } from './shell.texts.ts'

/** Page of an address that cannot be shown: unknown, malformed, or its data is missing now. */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const status = pageStatusOf(error)
  const texts = status === 404 ? errorTexts.notFound : status === 400 ? errorTexts.badAddress : errorTexts.unavailable

  function retry() {
    // What the server answered so may be a matter of its releases: only a fresh document brings others.
    if (isRouteErrorResponse(error)) return location.reload()
    // The button goes with this page; the next one is announced from its top.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    void navigate(pathname + search + hash, { replace: true })
  }

  const meant = isRouteErrorResponse(error) ? (error.data as string | null) : null

  return (
    <ErrorView title={texts.title} advice={texts.advice} isNoIndex>
      {status >= 500 && <Button onClick={retry}>{errorTexts.retry}</Button>}
      {meant && <Button href={meant}>{errorTexts.meant(meant)}</Button>}
      <Button href="/" variant="secondary">
        {errorTexts.home}
      </Button>
    </ErrorView>
  )
}
