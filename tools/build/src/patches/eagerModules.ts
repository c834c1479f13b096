import { parse } from 'acorn'
import type { ObjectExpression, Program } from 'acorn'
import webpack from 'webpack'
import type { Compiler } from 'webpack'

/** Shorter modules parse so fast that parsing them twice does not matter. */
const LEAST_LENGTH = 3000
/** A file of this length must contain wrappable modules; if none is found, webpack's output format has changed. */
const SURE_LENGTH = 100_000

/**
 * Webpack plugin: browsers compile the module functions during the download, in a background thread. By default they
 * only preparse them, and compile them on the main thread when they run (about half of React DOM's 10 ms). V8 compiles
 * a function in parentheses eagerly: https://v8.dev/blog/preparser#pife
 */
export class EagerModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('eager-modules', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minification, which removes parentheses, and before the hashes are computed.
        { name: 'eager-modules', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => {
          for (const chunk of compilation.chunks) {
            for (const file of chunk.files) {
              if (!file.endsWith('.js')) continue
              compilation.updateAsset(file, (source) => {
                const code = String(source.source())
                const wrapped = wrapModules(code)
                if (wrapped === code && code.length > SURE_LENGTH)
                  compilation.errors.push(new webpack.WebpackError(`eagerModules: no long module is found in ${file}`))
                return new webpack.sources.RawSource(wrapped)
              })
            }
          }
        },
      )
    })
  }
}

/** `{ id(e, t, n) { … } }` as `{ id: (function (e, t, n) { … }) }`, for modules of some length. */
export function wrapModules(code: string): string {
  let result = ''
  let end = 0
  for (const { properties } of findModules(parse(code, { ecmaVersion: 'latest' }))) {
    for (const property of properties) {
      if (property.type !== 'Property' || !property.method) continue
      const { key, value } = property
      if (value.end - value.start < LEAST_LENGTH) continue
      result += `${code.slice(end, key.end)}:(function${code.slice(value.start, value.end)})`
      end = value.end
    }
  }
  return result + code.slice(end)
}

/** Objects of module functions: a variable in the function of an entry, or the argument of a chunk's push. */
function findModules({ body }: Program): ObjectExpression[] {
  const calls = body.flatMap((node) =>
    node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression' ? [node.expression] : [],
  )
  return calls
    .flatMap(({ callee, arguments: [pushed] }) => {
      if (pushed?.type === 'ArrayExpression') return pushed.elements
      if (callee.type !== 'ArrowFunctionExpression' || callee.body.type !== 'BlockStatement') return []
      return callee.body.body.flatMap((node) =>
        node.type === 'VariableDeclaration' ? node.declarations.map(({ init }) => init) : [],
      )
    })
    .filter((node) => node?.type === 'ObjectExpression')
}
