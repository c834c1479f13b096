/** An element with all that it stands in, the innermost first: to know later where it was. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = []
  for (let one = element; one; one = one.parentElement) path.push(one)
  return path
}

/** Leads the keyboard to the nearest thing that can take it, when what had it is gone. */
export function restoreFocus(path: readonly Element[]): void {
  if (path[0]?.isConnected !== false) return
  for (const element of path) {
    const next = element.isConnected && element.querySelector<HTMLElement>('a[href],button:enabled,[tabindex="-1"]')
    if (next) return next.focus({ preventScroll: true })
  }
}
