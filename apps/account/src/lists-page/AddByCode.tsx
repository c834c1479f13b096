import { useQueryClient } from '@tanstack/react-query'
import type { PurchaseList } from '@verstak/contracts/purchaseList'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { TextField } from '@verstak/ui-kit/TextField'
import { listsTexts as texts } from './listsPage.texts.ts'
import { listQuery } from './listsQueries.ts'
import { codeForm } from './listsStyles.tsx'

const load = () =>
  import(/* webpackChunkName: "list-forms" */ './addByCodeLogic.ts').then((code) => code.addByCodeLogic)

/** Adds a product to a list by its code. */
export function AddByCode({ guid }: { guid: string }) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const queryClient = useQueryClient()
  const form = useForm({
    load,
    context: { call, guid, regionId },
    onSent: (list: PurchaseList | undefined) => {
      if (!list) return
      queryClient.setQueryData(listQuery(call, guid, regionId).queryKey, list)
      const { current } = form.props.ref
      current?.reset()
      current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
    },
  })
  return (
    <>
      <form className={codeForm} {...form.props} aria-label={texts.addTitle}>
        <TextField
          {...form.field('code')}
          label={texts.addCode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          {...form.field('quantity')}
          label={texts.addQuantity}
          inputMode="numeric"
          autoComplete="off"
          defaultValue="1"
          maxLength={4}
        />
        <Button type="submit" variant="secondary" loading={form.isSending}>
          {texts.add}
        </Button>
      </form>
      {form.problem && (
        <Message tone="danger" isLive>
          {form.problem.kind === 'limit' ? texts.tooOften : texts.failed}
        </Message>
      )}
    </>
  )
}
