import { useQueryClient } from '@tanstack/react-query'
import { removePurchaseList } from '@verstak/contracts/purchaseList'
import type { PurchaseList } from '@verstak/contracts/purchaseList'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { TextField } from '@verstak/ui-kit/TextField'
import { requiredMessage } from '@verstak/validators/filled.texts'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { listsTexts as texts } from './listsPage.texts.ts'
import { listsQuery } from './listsQueries.ts'
import { form } from './listsStyles.tsx'
import { useListChange } from './useListChange.ts'

const LONGEST = 100

/** Renames and removes a list. */
export function ListActions({ list: { guid, name } }: { list: PurchaseList }) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { confirm, showError } = useModals()
  const toast = useToasts()
  const { change, isChanging } = useListChange(guid)
  const [isRenaming, setRenaming] = useState(false)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isRenaming) field.current?.select()
  }, [isRenaming])

  async function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = field.current?.value.trim() ?? ''
    setError(wanted === '' ? requiredMessage : undefined)
    if (wanted === '') return field.current?.focus()
    if (!(await change({ name: wanted }))) return
    setRenaming(false)
    toast({ text: texts.renamed, tone: 'ok' })
  }

  async function remove() {
    const { removeText: text, removeButton: confirmLabel } = texts
    if (!(await confirm({ title: texts.removeTitle(name), text, confirmLabel }))) return
    try {
      await call(removePurchaseList, { body: { guid } })
      await queryClient.invalidateQueries({ queryKey: listsQuery(call).queryKey })
      toast({ text: texts.removed, tone: 'ok' })
      void navigate('/user/lists/')
    } catch {
      showError({ text: texts.failed })
    }
  }

  if (isRenaming)
    return (
      <form className={form} noValidate aria-label={texts.rename} onSubmit={(event) => void rename(event)}>
        <TextField
          ref={field}
          name="name"
          label={texts.name}
          defaultValue={name}
          maxLength={LONGEST}
          error={error}
          autoComplete="off"
        />
        <FormActions>
          <Button type="submit" loading={isChanging}>
            {texts.saveName}
          </Button>
          <Button variant="ghost" onClick={() => setRenaming(false)}>
            {texts.cancel}
          </Button>
        </FormActions>
      </form>
    )
  return (
    <FormActions>
      <Button variant="secondary" onClick={() => setRenaming(true)}>
        {texts.rename}
      </Button>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => void remove()}>
        {texts.remove}
      </Button>
    </FormActions>
  )
}
