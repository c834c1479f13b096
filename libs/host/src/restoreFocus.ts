/** An element and its ancestors, innermost first: remembers its position after it is removed. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = []
  for (let one = element; one; one = one.parentElement) path.push(one)
  return path
}

/** Moves the focus to the nearest focusable element when the focused one was removed. */
export function restoreFocus(path: readonly Element[]): void {
  if (path[0]?.isConnected !== false) return
  for (const element of path) {
    const next = element.isConnected && element.querySelector<HTMLElement>('a[href],button:enabled,[tabindex="-1"]')
    if (next) return next.focus({ preventScroll: true })
  }
}
