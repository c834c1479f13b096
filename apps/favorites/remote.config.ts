import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'favorites',
  routes: [],
  widgets: { FavoriteToggle: './src/favorite-toggle/FavoriteToggle.tsx' },
  smoke: [],
  budget: { js: 5_000, css: 1_000 },
}
