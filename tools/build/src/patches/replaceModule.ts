import { join } from 'node:path'
import webpack from 'webpack'
import type { Compiler } from 'webpack'
import { isPatched } from './isPatched.ts'
import type { Patch } from './isPatched.ts'

/**
 * Webpack plugin: replaces one file of a package with a file of this folder. The build fails when the package no longer
 * has that file.
 */
export class ReplaceModule {
  private readonly name: Patch
  private readonly file: RegExp
  private readonly standIn: string

  /** @param standIn file of this folder; by default the one with the name of the patch */
  constructor(name: Patch, file: RegExp, standIn = `${name}.js`) {
    this.name = name
    this.file = file
    this.standIn = join(import.meta.dirname, standIn)
  }

  apply(compiler: Compiler): void {
    if (!isPatched(this.name)) return
    new webpack.NormalModuleReplacementPlugin(this.file, this.standIn).apply(compiler)
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.finishModules.tap(this.name, (modules) => {
        const isHit = [...modules].some((module) => 'resource' in module && module.resource === this.standIn)
        if (!isHit) compilation.errors.push(new webpack.WebpackError(`${this.name}: no module is ${String(this.file)}`))
      })
    })
  }
}
