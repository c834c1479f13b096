import { moduleRules } from '@verstak/tools-build/moduleRules'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration, RuleSetRule } from 'webpack'

/** Storybook's own loaders for styles and files. Ours know linaria, and name classes as a build of the store does. */
const TAKEN_OVER = ['a.css', 'a.svg', 'a.woff2']

/** Storybook's webpack configuration with the loaders of the store, so that a story is built as a page is. */
export function useOurLoaders(config: Configuration): Configuration {
  const isStorybooks = (rule: unknown) => {
    const test = (rule as RuleSetRule | null)?.test
    return !(test instanceof RegExp && TAKEN_OVER.some((name) => test.test(name)))
  }
  const isProduction = config.mode === 'production'
  return {
    ...config,
    devtool: isProduction ? false : config.devtool,
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []).filter(isStorybooks),
        ...moduleRules({ app: 'workshop', target: 'browser', isDevelopment: false }),
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new MiniCssExtractPlugin({
        filename: 'styles/[name].css',
        chunkFilename: 'styles/[name].css',
        ignoreOrder: true,
      }),
    ],
    // Nobody downloads the workshop: small files are worth less than a short build.
    optimization: { ...config.optimization, minimize: false },
  }
}
