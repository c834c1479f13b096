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

/** In `exports` every `*` stands for the same text: `./src/*\/*.tsx` is `./src/Tag/Tag.tsx`, but not `./src/Tag/parts.tsx`. */
function globsOf(root: string, pattern: string): string[] {
  const [before, between, ...rest] = pattern.split('*')
  if (between === undefined) return [pattern]
  if (rest.length === 0) return [`${before}**/*${between}`]
  const names = globSync(`${before}*`, { cwd: root }).map((path) => path.slice(before!.length))
  return names.map((name) => [before, between, ...rest].join(name))
}

const EXPORT = 'Program > ExportNamedDeclaration'

/**
 * Options of `jsdoc/require-jsdoc`: every public export of a lib says its units, range, nulls, errors or reason. Covered
 * otherwise are the type of a schema, which shares its name, and an endpoint, whose `summary` the OpenAPI page shows too;
 * props and options document each property instead.
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
