import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { CONTENT_ID } from '../navigation/contentId.ts'
import { ErrorView } from './ErrorView.tsx'
import { pageStatusOf } from './routeError.ts'
import { errorTexts } from './shell.texts.ts'

/** Error page of an address that is unknown or malformed, or whose data is unavailable. */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const status = pageStatusOf(error)
  const texts = status === 404 ? errorTexts.notFound : status === 400 ? errorTexts.badAddress : errorTexts.unavailable

  function retry() {
    // The answer may depend on the server's releases: only a new document can have other ones.
    if (isRouteErrorResponse(error)) return location.reload()
    // The button disappears with this page: move the focus to the content.
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
