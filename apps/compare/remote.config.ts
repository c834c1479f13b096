import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'compare',
  routes: ['/compare/', '/compare/{categoryGuid}/'],
  widgets: {
    CompareToggle: './src/compare-toggle/CompareToggle.tsx',
    ComparePreview: './src/compare-preview/ComparePreview.tsx',
  },
  smoke: ['/compare/'],
  budget: { js: 45_000, css: 10_000 },
}
