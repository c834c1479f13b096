import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { restoreDraft, saveDraft, settleDraft, textsOf, type Draft } from './draft.ts'
import { focusField } from './focusField.ts'
import type { FieldErrors, FormLogic, FormOutcome, FormProblem } from './formLogic.ts'

export interface FormOptions<Context, Field extends string, Result, Problem> {
  /** Brings what `defineForm` made, by `import()` where the form is part of a page: at the first focus, else when sent. */
  load: () => Promise<FormLogic<Context, Field, Result, Problem>>
  /** What checking and sending need to know. */
  context: Context
  /** Called when the form has been sent; it stays pending until this has ended. */
  onSent?: (result: Result) => void | Promise<void>
  /** Keeps what is filled in; without it a reload loses all. */
  draft?: Draft
  /** A text field is checked when it is left, too; by default only when the form is sent. */
  isCheckedOnLeave?: boolean
  /** Other fields whose errors say nothing any more when a field has changed. */
  related?: Partial<Record<NoInfer<Field>, readonly NoInfer<Field>[]>>
}

/** A form of the page. */
export interface Form<Field extends string, Problem> {
  /** For the `<form>`. */
  props: FormProps
  /** For one of its fields: its name, and the sentence that says what is wrong with it. */
  field: (name: Field) => { name: Field; error: string | undefined }
  /** It is being sent: another press sends nothing. */
  isSending: boolean
  /** Why it could not be sent, where no field is to blame. */
  problem: Problem | FormProblem | null
}

type FormProps = ReturnType<typeof useForm>['props']

/**
 * A form whose fields are plain: they hold what is filled in, before and without any code. What checks and sends them comes
 * with the first focus. Wrong fields are told of at their places and the first one gets the focus; an error goes as soon as
 * its field changes; whatever fails, nothing that was filled in is lost.
 */
export function useForm<Context, Field extends string, Result, Problem>({
  load,
  context,
  onSent,
  draft,
  isCheckedOnLeave = false,
  related = {},
}: FormOptions<Context, Field, Result, Problem>) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [refused, setRefused] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<Problem | FormProblem | null>(null)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (draft && form.current) restoreDraft(form.current, draft)
    // Once: later on the fields know better.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  // As soon as the errors stand there: they are read with the field.
  useLayoutEffect(() => {
    if (form.current && refused.length > 0) focusField(form.current, refused)
  }, [refused])

  function change(changed: Field) {
    const told = [changed, ...(related[changed] ?? [])]
    if (told.some((field) => errors[field])) setErrors((before) => without(before, told))
    if (draft && form.current) saveDraft(form.current, draft)
  }

  async function checkLeft(left: Field) {
    // What cannot be checked now is checked when the form is sent.
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
      if (draft) settleDraft(texts, draft)
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
      // Should the browser ever send it itself, then not as an address.
      method: 'post',
      noValidate: true,
      // In time for the button; what fails here is tried again there.
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

/** A choice is made, not left. */
const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  (control instanceof HTMLInputElement && control.type !== 'radio' && control.type !== 'checkbox') ||
  control instanceof HTMLTextAreaElement
