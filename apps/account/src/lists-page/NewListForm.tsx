import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Message } from '@verstak/ui-kit/Message'
import { TextField } from '@verstak/ui-kit/TextField'
import { useNavigate } from '@verstak/router'
import { useEffect } from 'react'
import { listsTexts as texts } from './listsPage.texts.ts'
import { listsQuery } from './listsQueries.ts'
import { form as formClass } from './listsStyles.tsx'

export interface NewListFormProps {
  /** Order whose goods come into it; null for none. */
  order: { guid: string; number: string } | null
  onClose: () => void
}

const load = () => import(/* webpackChunkName: "list-forms" */ './newListLogic.ts').then((code) => code.newListLogic)
const LONGEST = 100

/** Makes a list, of the cart or of an order, and opens it. */
export function NewListForm({ order, onClose }: NewListFormProps) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToasts()
  const form = useForm({
    load,
    context: { call, orderGuid: order?.guid ?? null },
    onSent: ({ guid }: { guid: string }) => {
      void queryClient.invalidateQueries({ queryKey: listsQuery(call).queryKey })
      toast({ text: texts.created, tone: 'ok' })
      void navigate(`/user/lists/${guid}/`)
    },
  })
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=name]')?.focus(), [ref])
  return (
    <FormSection title={order ? texts.createOf(order.number) : texts.create}>
      <form className={formClass} {...form.props} aria-label={texts.create}>
        <TextField
          {...form.field('name')}
          label={texts.name}
          placeholder={texts.namePlace}
          maxLength={LONGEST}
          autoComplete="off"
          required
        />
        {!order && <Checkbox name="fromCart" value="yes" label={texts.fromCart} defaultChecked />}
        {form.problem && (
          <Message tone="danger" isLive>
            {form.problem.kind === 'limit' ? texts.tooOften : texts.failed}
          </Message>
        )}
        <FormActions>
          <Button type="submit" loading={form.isSending}>
            {texts.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </FormActions>
      </form>
    </FormSection>
  )
}
