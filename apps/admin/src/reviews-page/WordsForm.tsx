import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readApiError } from '@verstak/api-client/readApiError'
import { listModerationWords, saveModerationWords } from '@verstak/contracts/moderation'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { useState } from 'react'
import { stack } from '../order-page/cardStyles.tsx'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'

/** The list of beginnings of words that mark a text. */
export function WordsForm({ onClose }: { onClose: () => void }) {
  const { call } = useHost()
  const toast = useToasts()
  const { data, isError, refetch } = useQuery({ ...endpointQuery(call, listModerationWords, {}), staleTime: 0 })
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={texts.wordsList} />
  return (
    <form
      className={stack}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('words') ?? '')
        const words = [...new Set(text.split('\n').map((word) => word.trim()))].filter(Boolean)
        setSaving(true)
        try {
          await call(saveModerationWords, { body: { words } })
          toast({ text: texts.wordsSaved, tone: 'ok' })
          onClose()
        } catch (failed) {
          setError(readApiError(failed)?.code === 'invalid-input' ? texts.badWords : texts.failed)
        } finally {
          setSaving(false)
        }
      }}
    >
      <Textarea
        name="words"
        label={texts.words}
        hint={texts.wordsHint}
        error={error || undefined}
        rows={12}
        defaultValue={data.words.join('\n')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {texts.saveWords}
        </Button>
      </FormActions>
    </form>
  )
}
