import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'compare',
  routes: [],
  widgets: { CompareToggle: './src/compare-toggle/CompareToggle.tsx' },
  smoke: [],
  budget: { js: 5_000, css: 1_000 },
}
