import type { CreateRoutes } from '@verstak/host'
import { LegalPage } from './legal-page/LegalPage.tsx'
import { legalPageLoader } from './legal-page/legalPageLoader.ts'
import { SubscribePage } from './subscribe-page/SubscribePage.tsx'
import { subscribePageLoader } from './subscribe-page/subscribePageLoader.ts'

/** Legal documents, and the page of the newsletter. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'content.legal', path: '/legal/*', element: <LegalPage />, loader: legalPageLoader(host) },
  { id: 'content.subscribe', path: '/subscribe/', element: <SubscribePage />, loader: subscribePageLoader },
]
