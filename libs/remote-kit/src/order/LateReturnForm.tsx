import { Message } from '@verstak/ui-kit/Message'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { withoutScripts } from './orderStyles.tsx'
import { returnFormAtom } from './returnFormAtom.tsx'
import { returnsTexts } from './returns.texts.ts'
import type { ReturnFormProps } from './ReturnForm.tsx'

const NO_MARKUP = { __html: '' }
const load = async () => (await import(/* webpackChunkName: "return-form" */ './ReturnForm.tsx')).ReturnForm

/** Brings the code of the form before it is opened. Never fails. */
export const loadReturnForm = (): void => void load().catch(() => undefined)

export interface LateReturnFormProps extends Omit<ReturnFormProps, 'hasPhotos'> {
  /** How often it was opened; 0: its code is not needed. */
  opened: number
}

/**
 * The form of a return, whose code comes when it is opened; where it did not come, the next opening is another try. Without
 * scripts the server's markup is the form, which the browser leaves as it is.
 */
export function LateReturnForm({ opened, ...props }: LateReturnFormProps) {
  const onServer = useAtomValue(returnFormAtom)
  const [Form, setForm] = useState<ComponentType<ReturnFormProps> | 'lost' | null>(null)

  useEffect(() => {
    if (opened === 0) return
    load().then(
      (form) => setForm(() => form),
      () => setForm('lost'),
    )
  }, [opened])

  if (Form === 'lost')
    return (
      <Message tone="danger" isLive>
        {returnsTexts.lost}
      </Message>
    )
  if (Form) return <Form {...props} hasPhotos />
  return (
    <>
      {typeof document === 'undefined' ? (
        <div className={withoutScripts}>{onServer && <onServer.ReturnForm {...props} hasPhotos={false} />}</div>
      ) : (
        <div className={withoutScripts} suppressHydrationWarning dangerouslySetInnerHTML={NO_MARKUP} />
      )}
      {opened > 0 && <Spinner label={returnsTexts.loading} />}
    </>
  )
}
