import { forgetDevice, readDevice, writeDevice } from '@verstak/device/deviceValue'
import type { Texts } from '@verstak/device/deviceKeys'
import type { DraftKey } from '@verstak/device/draftKeys'

/** Where a form keeps what was filled in and not sent. It never leaves the device. */
export interface Draft {
  key: DraftKey
  /** Whose it is, `''` for a guest: a signed-in user gets what he filled in as a guest, but nothing of another user's. */
  owner: string
  /** Fields that stay filled in after the form has been sent; none by default. */
  kept?: readonly string[]
  /** Fields that the page itself sets: they are not filled in from the draft. */
  fixed?: readonly string[]
}

/** Never written to the device; and a search narrows what is shown, it is no part of what is filled in. */
const LEFT_OUT = '[type=password], [autocomplete=one-time-code], [autocomplete^=cc-], [type=search]'
/** Name among the texts under which the owner stands; no control has it. */
const OWNER = '@owner'

/** Keeps what stands in the fields. */
export function saveDraft(form: HTMLFormElement, { key, owner }: Draft): void {
  writeDevice(key, { ...textsOf(form), [OWNER]: owner })
}

/** Fills in what was kept, except where something was typed already, or chosen by the page. */
export function restoreDraft(form: HTMLFormElement, { key, owner, fixed = [] }: Draft): void {
  const texts = readDevice(key)
  if (texts[OWNER] && texts[OWNER] !== owner) return
  for (const control of form.elements) {
    if (!isTextControl(control) || control.type === 'hidden' || fixed.includes(control.name)) continue
    const text = texts[control.name]
    if (text === undefined) continue
    if (!isChoice(control)) control.value = control.value === control.defaultValue ? text : control.value
    // The page's own code hears of it as of any choice.
    else if (control.value === text && !control.checked) control.click()
  }
}

/** After the form has been sent: forgets what was filled in, but for the fields that stay. */
export function settleDraft(texts: Texts, { key, owner, kept = [] }: Draft): void {
  if (kept.length === 0) forgetDevice(key)
  else writeDevice(key, { ...Object.fromEntries(kept.map((name) => [name, texts[name] ?? ''])), [OWNER]: owner })
}

/** What stands in the fields, by name, as far as a device may keep it. */
export function textsOf(form: HTMLFormElement): Texts {
  const fields = new FormData(form)
  for (const { name } of form.querySelectorAll<HTMLInputElement>(LEFT_OUT)) fields.delete(name)
  return Object.fromEntries([...fields].filter((field): field is [string, string] => typeof field[1] === 'string'))
}

const isTextControl = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

const isChoice = (control: HTMLInputElement | HTMLTextAreaElement): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'
