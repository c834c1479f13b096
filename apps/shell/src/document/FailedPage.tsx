import { Button } from '@verstak/ui-kit/Button'
import { ErrorView } from './ErrorView.tsx'
import { errorTexts } from './shell.texts.ts'

export interface FailedPageProps {
  /** Renders the failed page again. */
  onRetry: () => void
}

/** Fallback for a remote's page that threw while rendering. */
export function FailedPage({ onRetry }: FailedPageProps) {
  return (
    <ErrorView title={errorTexts.failed.title} advice={errorTexts.failed.advice}>
      <Button onClick={onRetry}>{errorTexts.retry}</Button>
      <Button href="/" variant="secondary">
        {errorTexts.home}
      </Button>
    </ErrorView>
  )
}
