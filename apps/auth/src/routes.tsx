import type { CreateRoutes } from '@verstak/host'
import { LoginPage } from './login-page/LoginPage.tsx'
import { loginPageLoader } from './login-page/loginPageLoader.ts'

/** The page of the sign-in. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'auth.login', path: '/login/', element: <LoginPage />, loader: loginPageLoader(host) },
]
