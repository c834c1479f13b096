import { readApiError } from '@verstak/api-client/readApiError'
import type { defineRemoval } from '@verstak/contracts/editable'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { useState } from 'react'
import { useStaff } from '../frame/staffQuery.ts'
import { entityTexts as texts } from './entity.texts.ts'

export interface DeleteEntityProps {
  removal: ReturnType<typeof defineRemoval>
  id: number
  /** The version that is shown. */
  version: number
  name: string
  /** Address of its section, where it leads afterwards. */
  section: string
}

/** The button that deletes an entity; asks first. */
export function DeleteEntity({ removal, id, version, name, section }: DeleteEntityProps) {
  const { call } = useHost()
  const { confirm, showError } = useModals()
  const toast = useToasts()
  const navigate = useNavigate()
  const { role } = useStaff()
  const [isBusy, setBusy] = useState(false)
  if (!mayCall(role, removal)) return null

  async function remove() {
    const isSure = await confirm({
      ...{ title: texts.removeTitle(name), text: texts.removeText, confirmLabel: texts.remove },
    })
    if (!isSure) return
    setBusy(true)
    try {
      await call(removal, { body: { id, version } })
      toast({ text: texts.removed, tone: 'ok' })
      void navigate(section)
    } catch (error) {
      const failure = readApiError(error)
      const why = failure?.code === 'edit-conflict' ? texts.changed : failure?.details.find(({ text }) => text)?.text
      showError({ text: why ?? texts.failed })
      setBusy(false)
    }
  }

  return (
    <Button variant="ghost" size="s" loading={isBusy} onClick={() => void remove()}>
      {texts.remove}
    </Button>
  )
}
