import type { Chunk, Compilation, Module, NormalModule } from 'webpack'

/** A module that became part of a bundle. */
export interface BundledModule {
  module: NormalModule
  /** Absolute path of its file, without query. */
  file: string
  /** Its text after all loaders. */
  text: string
  chunks: readonly Chunk[]
}

/** The modules of a finished build that come from files, including concatenated ones. */
export function bundledModules(compilation: Compilation): BundledModule[] {
  return [...compilation.modules].flatMap((outer) => {
    const chunks = [...compilation.chunkGraph.getModuleChunks(outer)]
    return chunks.length === 0 ? [] : partsOf(outer).map((module) => describe(module, chunks))
  })
}

function describe(module: NormalModule, chunks: readonly Chunk[]): BundledModule {
  const text = String(module.originalSource()?.source() ?? '')
  return { module, file: module.resource.split('?')[0]!, text, chunks }
}

function partsOf(module: Module): NormalModule[] {
  const parts = 'modules' in module ? [...(module.modules as Iterable<Module>)] : [module]
  return parts.filter((part): part is NormalModule => 'resource' in part && typeof part.resource === 'string')
}
