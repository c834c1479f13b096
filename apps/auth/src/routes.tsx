import type { CreateRoutes } from '@verstak/host'
import { loadLateSteps } from './door/lateStepsAtom.ts'
import { LoginPage } from './login-page/LoginPage.tsx'
import { loginPageLoader } from './login-page/loginPageLoader.ts'
import { isEarly } from './sign-in/signInState.ts'

/** The page of the sign-in. */
export const createRoutes: CreateRoutes = (host) => {
  /** A step that the server renders, or has rendered, has its code before the page renders. */
  async function importLoginPage() {
    const step =
      typeof document === 'undefined' ? '' : document.querySelector<HTMLElement>('[data-step]')?.dataset['step']
    // Without it the page says so, and offers another try.
    if (step !== undefined && !isEarly(step)) await loadLateSteps(host).catch(() => undefined)
    return { Component: LoginPage }
  }
  return [{ id: 'auth.login', path: '/login/', lazy: importLoginPage, loader: loginPageLoader(host) }]
}
