import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { restoreDraft, saveDraft, forgetDraft, textsOf, type Draft } from './draft.ts'
import { focusField } from './focusField.ts'
import type { FieldErrors, FormLogic, FormOutcome, FormProblem } from './formLogic.ts'

export interface FormOptions<Context, Field extends string, Result, Problem> {
  /**
   * Loads the result of `defineForm`, by `import()` where the form is part of a page: on the first focus, or on
   * submission.
   */
  load: () => Promise<FormLogic<Context, Field, Result, Problem>>
  /** Data for validation and submission. */
  context: Context
  /** Called when the form has been sent; the form stays pending until this resolves. */
  onSent?: (result: Result) => void | Promise<void>
  /** Stores the values; without it a reload loses them. */
  draft?: Draft
  /** Text fields are also validated on blur; by default only on submission. */
  isCheckedOnLeave?: boolean
  /** What the server has refused where the browser sent the form itself: shown from the start. */
  refused?: { errors: Readonly<Record<string, string>>; problem: FormProblem | null }
  /** Other fields whose errors are cleared when a field changes. */
  related?: Partial<Record<NoInfer<Field>, readonly NoInfer<Field>[]>>
}

/** Props and state of a form. */
export interface Form<Field extends string, Problem> {
  /** Props of the `<form>`. */
  props: FormProps
  /** Props of one field: its name and its error message. */
  field: (name: Field) => { name: Field; error: string | undefined }
  /** The form is being sent: further submissions are ignored. */
  isSending: boolean
  /** Why it could not be sent, if it concerns no single field. */
  problem: Problem | FormProblem | null
}

type FormProps = ReturnType<typeof useForm>['props']

/**
 * A form with uncontrolled fields: they hold their values, before and without any code. The code for validation and
 * submission loads on the first focus. Errors are shown at their fields and the first invalid field gets the focus;
 * an error is cleared when its field changes; on any failure all values stay.
 */
export function useForm<Context, Field extends string, Result, Problem>({
  load,
  context,
  onSent,
  draft,
  isCheckedOnLeave = false,
  refused: told,
  related = {},
}: FormOptions<Context, Field, Result, Problem>) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [errors, setErrors] = useState((told?.errors ?? {}) as FieldErrors<Field>)
  const [refused, setRefused] = useState<readonly string[]>(Object.keys(told?.errors ?? {}))
  const [problem, setProblem] = useState<Problem | FormProblem | null>(told?.problem ?? null)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (draft && form.current) restoreDraft(form.current, draft)
    // Only once: later the fields have the current values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  // After the errors are rendered, so that screen readers read them with the field.
  useLayoutEffect(() => {
    if (form.current && refused.length > 0) focusField(form.current, refused)
  }, [refused])

  function change(changed: Field) {
    const cleared = [changed, ...(related[changed] ?? [])]
    if (cleared.some((field) => errors[field])) setErrors((before) => without(before, cleared))
    if (draft && form.current) saveDraft(form.current, draft)
  }

  async function checkLeft(left: Field) {
    // If validation is not possible now, it happens on submission.
    const found = await load().then(
      ({ check }) => form.current && check(form.current, context),
      () => null,
    )
    if (found) setErrors((before) => ({ ...without(before, [left]), ...(found[left] && { [left]: found[left] }) }))
  }

  async function submit(filledIn: HTMLFormElement) {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setProblem(null)
    const texts = textsOf(filledIn)
    const outcome = await load().then(({ submit: send }) => send(filledIn, context), codeIsMissing)
    if ('result' in outcome) {
      if (draft) forgetDraft(texts, draft)
      await onSent?.(outcome.result)
    } else {
      const { errors: wrong = {}, problem: whole = null } = outcome
      setErrors(wrong)
      setRefused(Object.keys(wrong))
      setProblem(whole)
    }
    isBusy.current = false
    setSending(false)
  }

  return {
    props: {
      ref: form,
      // If the browser submits the form itself, the values must not get into the URL.
      method: 'post',
      noValidate: true,
      // Preloads for the submission; a failure here is retried there.
      onFocus: () => void load().catch(() => {}),
      onChange: ({ target }: FormEvent<HTMLFormElement>) => change(nameOf(target) as Field),
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        if (isCheckedOnLeave && isText(target)) void checkLeft(target.name as Field)
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    } as const,
    field: (name: Field) => ({ name, error: errors[name] }),
    isSending,
    problem,
  }
}

const codeIsMissing = (): FormOutcome<never, never, FormProblem> => ({ problem: { kind: 'lost' } })

function without<Field extends string>(errors: FieldErrors<Field>, fields: readonly Field[]): FieldErrors<Field> {
  const left = Object.entries(errors).filter(([field]) => !(fields as readonly string[]).includes(field))
  return Object.fromEntries(left) as FieldErrors<Field>
}

const nameOf = (control: EventTarget): string => (control as HTMLInputElement).name

/** Choices are not validated on blur, only text fields. */
const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  (control instanceof HTMLInputElement && control.type !== 'radio' && control.type !== 'checkbox') ||
  control instanceof HTMLTextAreaElement
