import type { CreateRoutes } from '@verstak/host'
import { loginPageLoader } from './login-page/loginPageLoader.ts'

/** The page of the sign-in. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'auth.login', path: '/login/', lazy: bringLoginPage, loader: loginPageLoader(host) },
]

async function bringLoginPage() {
  const { LoginPage } = await import('./login-page/LoginPage.tsx')
  return { Component: LoginPage }
}
