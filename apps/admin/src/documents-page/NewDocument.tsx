import { readApiError } from '@verstak/api-client/readApiError'
import { createContent } from '@verstak/contracts/contentStaff'
import { useHost } from '@verstak/host'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { TextField } from '@verstak/ui-kit/TextField'
import { useState } from 'react'
import { stack } from '../order-page/cardStyles.tsx'
import { documentSections, documentsTexts as texts, type DocumentSection } from './documents.texts.ts'

export interface NewDocumentProps {
  section: DocumentSection
  onClose: () => void
}

const ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/$/

/** Makes a draft and opens it. */
export function NewDocument({ section, onClose }: NewDocumentProps) {
  const { call } = useHost()
  const navigate = useNavigate()
  const { start } = documentSections[section]
  const [errors, setErrors] = useState<{ title?: string; path?: string }>({})
  const [isSending, setSending] = useState(false)
  return (
    <form
      className={stack}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        const [title, path] = [String(fields.get('title')).trim(), String(fields.get('path')).trim()]
        if (title === '') return setErrors({ title: texts.noTitle })
        if (!ADDRESS.test(path) || path === start) return setErrors({ path: texts.wrongAddress })
        setErrors({})
        setSending(true)
        try {
          const { id } = await call(createContent, { body: { title, path } })
          onClose()
          void navigate(`/admin/${section}/${id}/`)
        } catch (error) {
          const said = readApiError(error)?.details.find(({ text }) => text)
          setErrors({ path: said?.text ?? texts.failed })
        } finally {
          setSending(false)
        }
      }}
    >
      <TextField name="title" label={texts.newTitle} maxLength={200} error={errors.title} autoFocus required />
      <TextField
        name="path"
        label={texts.newAddress}
        hint={texts.newAddressHint(start)}
        defaultValue={start}
        maxLength={200}
        error={errors.path}
        required
      />
      <FormActions>
        <Button type="submit" loading={isSending}>
          {texts.create}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </FormActions>
    </form>
  )
}
