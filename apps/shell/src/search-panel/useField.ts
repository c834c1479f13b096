import { useEffect, useEffectEvent, useState } from 'react'
import type { Suggestion } from './suggestions.ts'

interface FieldInput {
  field: HTMLInputElement
  /** Prefix of the ids of the panel's elements. */
  id: string
  options: readonly Suggestion[]
  onType: (text: string) => void
  onForget: (searchId: number) => void
}

/** Makes the field the panel's combobox: ARIA attributes, keys, and the open state of the panel. */
export function useField({ field, id, options, onType, onForget }: FieldInput) {
  const [isOpen, setOpen] = useState(() => document.activeElement === field)
  const [active, setActive] = useState(-1)
  const [valueAtFirst] = useState(field.value)
  const isShown = isOpen && options.length > 0

  const open = useEffectEvent(() => {
    onType(field.value)
    setActive(-1)
    setOpen(true)
  })

  function close() {
    setOpen(false)
    setActive(-1)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = isOpen ? options[active] : undefined
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      // Wraps around; Up from the field selects the last one.
      setActive(active < 0 ? (step > 0 ? 0 : options.length - 1) : (active + step + options.length) % options.length)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      document.getElementById(`${id}${active}`)?.click()
    } else if (event.key === 'Delete' && chosen?.searchId !== undefined) {
      event.preventDefault()
      onForget(chosen.searchId)
    } else if (event.key === 'Escape' && isShown) {
      // Browsers would clear the field.
      event.preventDefault()
      close()
    }
  })

  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !field.form?.parentElement?.contains(target)) close()
  })
  const submit = useEffectEvent(close)

  useEffect(() => {
    const listeners: [EventTarget | null, string, (event: Event) => void][] = [
      [field, 'focus', () => open()],
      [field, 'input', () => open()],
      [field, 'keydown', (event) => press(event as KeyboardEvent)],
      [field.form, 'submit', () => submit()],
      [document, 'pointerdown', (event) => leave(event)],
      [document, 'focusin', (event) => leave(event)],
    ]
    for (const [target, type, listener] of listeners) target?.addEventListener(type, listener)
    // The visitor typed between the first render of the panel and now.
    if (field.value !== valueAtFirst) field.dispatchEvent(new Event('input'))
    return () => listeners.forEach(([target, type, listener]) => target?.removeEventListener(type, listener))
  }, [field, valueAtFirst])

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown))
    field.setAttribute('aria-controls', `${id}list`)
    field.setAttribute('aria-autocomplete', 'list')
    if (active >= 0 && isShown) {
      field.setAttribute('aria-activedescendant', `${id}${active}`)
      document.getElementById(`${id}${active}`)?.scrollIntoView?.({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  }, [field, id, isShown, active])

  return { isOpen, active, close }
}
