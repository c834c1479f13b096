import { forgetDevice, readDevice, writeDevice } from '@verstak/device/deviceValue'
import type { Texts } from '@verstak/device/deviceKeys'
import type { DraftKey } from '@verstak/device/draftKeys'

/**
 * Where a form's unsent values are stored; they never leave the device. `useForm` writes them at each change of a field
 * (`saveDraft`), reads them once as the form opens (`restoreDraft`) and forgets them once it was sent (`forgetDraft`).
 * `readDevice` reads none that are older than the key's `days` since the last change: a week (`draftKeys.ts`).
 */
export interface Draft {
  key: DraftKey
  /** Owner, `''` for a guest: a signed-in user gets values entered as a guest, but not another user's. */
  owner: string
  /** Fields that stay filled in after the form was sent; none by default. */
  kept?: readonly string[]
  /** Fields set by the page: they are not restored from the draft. */
  fixed?: readonly string[]
}

/** Never stored on the device. Search fields only filter what is shown and are no form values. */
const LEFT_OUT = '[type=password], [autocomplete=one-time-code], [autocomplete^=cc-], [type=hidden], [type=search]'
/** Key of the owner among the texts; no control has this name. */
const OWNER = '@owner'

/** Stores the values of the fields, and keeps those of fields that only a longer form with the same draft has. */
export function saveDraft(form: HTMLFormElement, { key, owner }: Draft): void {
  const before = readDevice(key)
  const isOwn = !before[OWNER] || before[OWNER] === owner
  const own = new Set([OWNER, ...controlsOf(form).map(({ name }) => name)])
  const others = Object.entries(before).filter(([name]) => isOwn && !own.has(name))
  writeDevice(key, { ...Object.fromEntries(others), ...textsOf(form), [OWNER]: owner })
}

/** Restores the stored values, except in fields that were already changed by the visitor or the page. */
export function restoreDraft(form: HTMLFormElement, { key, owner, fixed = [] }: Draft): void {
  const texts = readDevice(key)
  if (texts[OWNER] && texts[OWNER] !== owner) return
  for (const control of controlsOf(form)) {
    const text = texts[control.name]
    if (text === undefined || fixed.includes(control.name) || isChanged(control)) continue
    if (!isChoice(control)) control.value = text
    // A click, so that the page's handlers run as for any choice.
    else if (control.value === text && !control.checked) control.click()
  }
}

/** After the form was sent: forgets the stored values, except the fields that stay. */
export function forgetDraft(texts: Texts, { key, owner, kept = [] }: Draft): void {
  if (kept.length === 0) forgetDevice(key)
  else
    writeDevice(key, {
      ...Object.fromEntries(Object.entries(texts).filter(([name]) => kept.includes(name))),
      [OWNER]: owner,
    })
}

/** Changed values by name, as far as a device may store them; initial values are not included. */
export function textsOf(form: HTMLFormElement): Texts {
  const changed = new Set(controlsOf(form).flatMap((control) => (isChanged(control) ? control.name : [])))
  const fields = [...new FormData(form)].filter(([name]) => changed.has(name))
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

type Control = HTMLInputElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && !control.matches(LEFT_OUT),
  )

const isChanged = (control: Control): boolean =>
  isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'
