import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'content',
  routes: [
    '/subscribe/',
    '/confirm-email/',
    ...[
      'confidential',
      'loyalty',
      'marketing-consent',
      'personal',
      'personal-consent',
      'recommendation-technologies',
      'requisites',
      'trade-rules',
      'user-agreement',
    ].flatMap((slug) => [`/legal/${slug}/`, `/legal/${slug}`]),
  ],
  widgets: {
    LegalText: './src/legal-text/LegalText.tsx',
    NewsletterForm: './src/newsletter/NewsletterForm.tsx',
  },
  smoke: ['/legal/personal/', '/legal/user-agreement', '/subscribe/', '/confirm-email/'],
  budget: { js: 20_000, css: 10_000 },
}
