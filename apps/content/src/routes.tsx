import type { CreateRoutes } from '@verstak/host'
import { EmailPage } from './email-page/EmailPage.tsx'
import { emailPageLoader } from './email-page/emailPageLoader.ts'
import { LegalPage } from './legal-page/LegalPage.tsx'
import { legalPageLoader } from './legal-page/legalPageLoader.ts'
import { SubscribePage } from './subscribe-page/SubscribePage.tsx'
import { subscribePageLoader } from './subscribe-page/subscribePageLoader.ts'

/** Legal documents, the page of the newsletter, and that of letters that confirm an e-mail. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'content.legal', path: '/legal/*', element: <LegalPage />, loader: legalPageLoader(host) },
  { id: 'content.subscribe', path: '/subscribe/', element: <SubscribePage />, loader: subscribePageLoader },
  { id: 'content.email', path: '/confirm-email/', element: <EmailPage />, loader: emailPageLoader },
]
