import { css } from '@linaria/core'
import type { defineCreation } from '@verstak/contracts/editable'
import { FIELD_NAMES } from '@verstak/contracts/journal.texts'
import { useHost } from '@verstak/host'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fieldTexts } from '../fields/editFields.texts.ts'
import { editTexts as texts } from './edit.texts.ts'
import { saveFailureOf } from './saveFailure.ts'

/** A field of the new entity: a line of text, or one of a list. */
export interface NewField {
  name: string
  hint?: string
  options?: readonly { id: number; name: string }[]
  /** Written as people write numbers. */
  isNumber?: boolean
  /** None of the list is allowed, too. */
  isNullable?: boolean
}

type Values = Readonly<Record<string, unknown>>

export interface NewEntityProps {
  creation: ReturnType<typeof defineCreation>
  /** Kind in the journal, for the names of its fields. */
  kind: string
  /** Name of the form. */
  title: string
  fields: readonly NewField[]
  /** Values of the fields that are not asked for; they may follow from those that are. */
  others: Values | ((asked: Values) => Values)
  /** Address of the entity's page. */
  addressOf: (id: number) => string
}

/** Makes an entity by the few fields that it must have; everything else is set on its page, which opens then. */
export function NewEntity({ creation, kind, title, fields, others, addressOf }: NewEntityProps) {
  const { call, queryClient } = useHost()
  const navigate = useNavigate()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const labels = FIELD_NAMES[kind] ?? {}
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const asked = Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field, written.get(field.name) as string)]),
    )
    setSending(true)
    setErrors({})
    setProblem('')
    try {
      const { id } = await call(creation, {
        body: { values: { ...(typeof others === 'function' ? others(asked) : others), ...asked } },
      })
      // Lists to choose from have one more.
      queryClient.removeQueries({ type: 'inactive' })
      void navigate(addressOf(id))
    } catch (error) {
      const failure = saveFailureOf(error)
      if (failure.kind === 'fields') setErrors(failure.errors)
      else setProblem(failure.kind === 'lost' ? texts.lost : texts.notMade)
    }
    setSending(false)
  }

  return (
    <form ref={element} className={row} onSubmit={(event) => void make(event)} noValidate aria-label={title}>
      {fields.map(({ name, hint, options, isNullable, isNumber }) => {
        const common = { name, label: labels[name] ?? name, hint, error: errors[name] }
        return options ? (
          <Select key={name} {...common} defaultValue="">
            {isNullable ? <option value="">{fieldTexts.none}</option> : <option value="" disabled hidden></option>}
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </Select>
        ) : (
          <TextField key={name} {...common} inputMode={isNumber ? 'decimal' : undefined} />
        )
      })}
      <Button type="submit" loading={isSending}>
        {texts.make}
      </Button>
      {problem && (
        <Message tone="danger" isLive>
          {problem}
        </Message>
      )}
    </form>
  )
}

function valueOf({ options, isNumber }: NewField, text: string): string | number | null {
  if (isNumber) return Number(text.replace(',', '.'))
  if (options) return text === '' ? null : Number(text)
  return text
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.s12};
  padding: ${space.s12} 0;

  > :not(button) {
    flex: 1 1 220px;
    max-width: 360px;
  }

  > button {
    margin-top: ${space.s24};
  }
`
