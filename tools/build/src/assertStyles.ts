import type { ChunkGroup, Compilation } from 'webpack'
import { bundledModules } from './bundledModules.ts'

const HAS_STYLES = /@linaria\/(core|react)['"][^]*(\bcss`|\bstyled[.(])/

/**
 * Checks that every style of a remote reaches the page. The document names the stylesheets of each exposed module.
 * Styles in other chunks, or styles that were not emitted as a file, would never be loaded.
 * @param exposedChunks names of the chunks of exposed modules
 * @throws when a module's styles would be missing
 */
export function assertStyles(
  compilation: Compilation,
  exposedChunks: readonly string[],
  sourceOf: (file: string) => string,
): void {
  const groups = exposedChunks
    .map((name) => compilation.namedChunkGroups.get(name))
    .filter((group) => group !== undefined)
  assertStylesheets(compilation, groups)
  for (const group of groups) {
    if (group.getFiles().some((file) => file.endsWith('.css'))) continue
    const styled = bundledModules(compilation).find(
      ({ file, chunks }) => chunks.some((chunk) => group.chunks.includes(chunk)) && HAS_STYLES.test(sourceOf(file)),
    )
    if (styled) throw new Error(`${styled.file} has styles, but the build made no stylesheet for ./${group.name}.`)
  }
}

function assertStylesheets(compilation: Compilation, groups: readonly ChunkGroup[]): void {
  const known = new Set(groups.flatMap((group) => group.chunks))
  for (const chunk of compilation.chunks) {
    const stylesheet = [...chunk.files].find((file) => file.endsWith('.css'))
    if (!stylesheet || known.has(chunk)) continue
    throw new Error(
      `Nobody would load ${stylesheet}: styles of a module that is imported by import(). ` +
        'Import it statically, or expose it as a widget.',
    )
  }
}
