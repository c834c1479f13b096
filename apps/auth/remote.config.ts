import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'auth',
  routes: ['/auth/'],
  widgets: { AuthTeaser: './src/auth-teaser/AuthTeaser.tsx' },
  smoke: ['/auth/'],
  budget: { js: 20_000, css: 10_000 },
}
