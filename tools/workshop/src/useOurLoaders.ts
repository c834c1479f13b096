import { moduleRules } from '@verstak/tools-build/moduleRules'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration, RuleSetRule } from 'webpack'

/**
 * Files whose Storybook loaders are replaced. Our loaders support linaria and generate the same class names as the
 * store's build.
 */
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
    // The workshop is used locally: a short build matters more than small files.
    optimization: { ...config.optimization, minimize: false },
  }
}
