import webpack from 'webpack'
import type { Configuration, Stats } from 'webpack'

/**
 * Runs one build until it is finished.
 * @throws an `Error` with webpack's own report when anything failed.
 */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only' })))
        else resolve(stats)
      })
    })
  })
}
