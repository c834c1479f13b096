import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-webpack5'
import { drawPictures } from '../src/drawPictures.ts'
import { useOurLoaders } from '../src/useOurLoaders.ts'

const root = join(import.meta.dirname, '../../..')

/** Storybook for the stories of components, pages and patterns; it uses no network. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: [
    join(root, 'apps/workshop/src/**/*.stories.tsx'),
    join(root, 'libs/ui-kit/src/**/*.stories.tsx'),
    join(root, 'apps/!(workshop)/src/**/*.stories.tsx'),
  ],
  previewAnnotations: (entries = []) => [...entries, join(root, 'apps/workshop/src/preview.tsx')],
  managerEntries: (entries: string[] = []) => [...entries, join(root, 'apps/workshop/src/manager.ts')],
  staticDirs: [
    // Its `favicon.svg` stands in the tab.
    { from: join(root, 'apps/workshop/src/static'), to: '/' },
    { from: join(root, 'libs/ui-kit/src/fonts'), to: '/fonts' },
    { from: await drawPictures(root), to: '/pictures' },
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
    enableCrashReports: false,
  },
  features: { sidebarOnboardingChecklist: false },
  // No documentation of prop types: extracting it would double the build time.
  typescript: { check: false, reactDocgen: false },
  webpackFinal: useOurLoaders,
}

export default config
