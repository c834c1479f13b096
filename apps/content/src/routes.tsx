import type { CreateRoutes } from '@verstak/host'
import { BrandsPage } from './brands-page/BrandsPage.tsx'
import { brandsLoader } from './brands-page/brandsLoader.ts'
import { contentListLoader } from './content-list/contentListLoader.ts'
import { ContentListPage } from './content-list/ContentListPage.tsx'
import { contentLoader } from './content-page/contentLoader.ts'
import { ContentPage } from './content-page/ContentPage.tsx'
import { EmailPage } from './email-page/EmailPage.tsx'
import { emailPageLoader } from './email-page/emailPageLoader.ts'
import { LegalPage } from './legal-page/LegalPage.tsx'
import { legalPageLoader } from './legal-page/legalPageLoader.ts'
import { officesLoader } from './offices-page/officesLoader.ts'
import { OfficesPage } from './offices-page/OfficesPage.tsx'
import { SubscribePage } from './subscribe-page/SubscribePage.tsx'
import { subscribePageLoader } from './subscribe-page/subscribePageLoader.ts'

/** Pages of the shop's own texts, its shops and brands. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'content.legal', path: '/legal/*', element: <LegalPage />, loader: legalPageLoader(host) },
  { id: 'content.subscribe', path: '/subscribe/', element: <SubscribePage />, loader: subscribePageLoader },
  { id: 'content.email', path: '/confirm-email/', element: <EmailPage />, loader: emailPageLoader },
  { id: 'content.offices', path: '/offices/:region/', element: <OfficesPage />, loader: officesLoader(host) },
  { id: 'content.brands', path: '/brands/', element: <BrandsPage />, loader: brandsLoader(host) },
  { id: 'content.news', path: '/news/', element: <ContentListPage />, loader: contentListLoader(host, 'news') },
  {
    id: 'content.articles',
    path: '/articles/',
    element: <ContentListPage />,
    loader: contentListLoader(host, 'article'),
  },
  { id: 'content.document', path: '*', element: <ContentPage />, loader: contentLoader(host) },
]
