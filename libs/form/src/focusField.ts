/**
 * Focuses the first of some fields, in the order of the page. A field without a visible control may name another one,
 * such as its search field, by `data-field`.
 */
export function focusField(form: HTMLFormElement, fields: readonly string[]): void {
  const controls = [...form.elements].filter(
    (control) => control instanceof HTMLElement && !control.closest('[hidden]'),
  ) as HTMLElement[]
  const target = controls.find(
    (control) => fields.includes(control.getAttribute('name') ?? '') || fields.includes(control.dataset.field ?? ''),
  )
  target?.focus({ preventScroll: true })
  // Shows the error below it too, clear of the bars at the edges.
  target?.scrollIntoView?.({ block: 'center' })
}
