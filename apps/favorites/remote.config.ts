import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'favorites',
  routes: ['/user/favorites/'],
  widgets: { FavoriteToggle: './src/favorite-toggle/FavoriteToggle.tsx' },
  smoke: ['/user/favorites/'],
  budget: { js: 45_000, css: 10_000 },
}
