import type { MouseEvent } from 'react'

/** Handles a click on the app bar; loads its code on demand. Without the code the link opens the app. */
export function pressAppBar(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: bar, target } = event
  const pressed = target instanceof Element && target.closest('a,button')
  if (!pressed) return
  event.preventDefault()
  import(/* webpackChunkName: "app-bar" */ './actOnAppBar.ts').then(
    ({ closeAppBar, openApp }) => (pressed.matches('a') ? openApp() : closeAppBar(bar)),
    () => undefined,
  )
}
