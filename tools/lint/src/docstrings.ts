import { globSync } from 'node:fs'
import { join } from 'node:path'
import { projectsOf } from './readProjects.ts'

/** Files of libs that other projects can import, as globs from the workspace's folder. */
export function publicFiles(root: string): string[] {
  const libs = projectsOf(root).filter(({ folder }) => folder.startsWith('libs/'))
  return libs.flatMap(({ folder, exportedFiles }) =>
    exportedFiles.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => globsOf(root, join(folder, file))),
  )
}

/**
 * In `exports` every `*` of a pattern matches the same text: `./src/*\/*.tsx` is `./src/Tag/Tag.tsx`, but not
 * `./src/Tag/parts.tsx`.
 */
function globsOf(root: string, pattern: string): string[] {
  const [before, between, ...rest] = pattern.split('*')
  if (between === undefined) return [pattern]
  if (rest.length === 0) return [`${before}**/*${between}`]
  const names = globSync(`${before}*`, { cwd: root }).map((path) => path.slice(before!.length))
  return names.map((name) => [before, between, ...rest].join(name))
}

const EXPORT = 'Program > ExportNamedDeclaration'

/**
 * Options of `jsdoc/require-jsdoc`: every public export of a lib documents its units, range, nulls, errors or reason.
 * Exceptions: the type of a schema, which has the schema's name; endpoints, which have a `summary`; props and options,
 * which document each property.
 */
export const DOCSTRINGS = {
  enableFixer: false,
  require: { FunctionDeclaration: false },
  contexts: [
    `${EXPORT}[declaration.type=/^(FunctionDeclaration|ClassDeclaration|TSDeclareFunction)$/]`,
    `${EXPORT}[declaration.type="TSInterfaceDeclaration"][declaration.id.name!=/(Props|Options)$/]`,
    `${EXPORT}[declaration.type="TSTypeAliasDeclaration"][declaration.id.name!=/(Props|Options)$/]:not([declaration.typeAnnotation.typeName.right.name=/^Infer/])`,
    `${EXPORT}[declaration.type="VariableDeclaration"]:not(:has(CallExpression > ObjectExpression > Property[key.name="summary"]))`,
  ],
}
