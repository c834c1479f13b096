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
const LEFT_OUT = '[type=password], [autocomplete=one-time-code], [autocomplete^=cc-], [type=hidden], [type=search]'
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
  for (const control of controlsOf(form)) {
    const text = texts[control.name]
    if (text === undefined || fixed.includes(control.name) || isChanged(control)) continue
    if (!isChoice(control)) control.value = text
    // The page's own code hears of it as of any choice.
    else if (control.value === text && !control.checked) control.click()
  }
}

/** After the form has been sent: forgets what was filled in, but for the fields that stay. */
export function settleDraft(texts: Texts, { key, owner, kept = [] }: Draft): void {
  if (kept.length === 0) forgetDevice(key)
  else
    writeDevice(key, {
      ...Object.fromEntries(Object.entries(texts).filter(([name]) => kept.includes(name))),
      [OWNER]: owner,
    })
}

/** What was filled in, by name, as far as a device may keep it; what stood there from the start is the page's to know. */
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
