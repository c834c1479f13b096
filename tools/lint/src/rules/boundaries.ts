import type { Rule } from 'eslint'
import { dirname, relative, resolve, sep } from 'node:path'
import { mayImport, mayImportInTests, platformMayImport, reservedPackages } from '../boundaryTable.ts'
import { projectsOf, type Project } from '../readProjects.ts'
import { importVisitor } from './importVisitor.ts'

/** Tests, stories, and a project's folder of test helpers. */
const isTestFile = (path: string) => /\.(test|stories)\.tsx?$|^(?:apps|libs)\/[^/]+\/src\/testing\//.test(path)

/** Files outside `src` of a lib run on Node, whatever the platform of the lib. */
const isSource = (path: string) => /^(apps|libs)\/[^/]+\/src\//.test(path)

/** These files run before packages are installed, so they cannot import by package name. */
const isBootFile = (path: string) => path.endsWith('.mjs')

/** Why `from` may not import `to`, or null if it may. */
function refuse(from: Project, to: Project, isTest: boolean): string | null {
  if (from.name === to.name) return null
  const types: readonly string[] = [...mayImport[from.type], ...(isTest ? (mayImportInTests[from.type] ?? []) : [])]
  if (!types.includes(to.type)) return `type:${from.type} may not import type:${to.type}`
  const isExtraOfTests = isTest && to.type === 'tools'
  if (
    to.scope !== 'shared' &&
    to.scope !== from.scope &&
    from.type !== 'workshop' &&
    from.type !== 'e2e' &&
    !isExtraOfTests
  ) {
    return `scope:${from.scope} may not import scope:${to.scope}`
  }
  const platforms: readonly string[] = platformMayImport[from.platform]
  const isToolOfAnyPlatform = from.type === 'tools' || from.type === 'e2e'
  if (!platforms.includes(to.platform) && !isToolOfAnyPlatform) {
    return `platform:${from.platform} may not import platform:${to.platform}`
  }
  return null
}

/** Enforces the boundary table for imports by name and by path, in every syntax. */
export const boundaries: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'keep every project to the imports that its type, scope and platform allow' },
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'] }],
  },
  create(context) {
    const root = (context.options[0] as { root: string }).root
    const path = relative(root, context.filename).split(sep).join('/')
    const projects = projectsOf(root)
    const ownerOf = (file: string) => projects.find(({ folder }) => file === folder || file.startsWith(`${folder}/`))
    const from = ownerOf(path)

    if (!from) {
      const isInGroup = /^(apps|libs|tools|e2e)\//.test(path)
      return isInGroup ? { Program: (node) => context.report({ node, message: `${path} belongs to no project` }) } : {}
    }
    if (from.problem !== null) {
      return { Program: (node) => context.report({ node, message: `${from.folder}/package.json ${from.problem}` }) }
    }
    const isTest = isTestFile(path)

    function problemOf(specifier: string): string | null {
      if (!from) return null
      if (specifier.startsWith('.') || specifier.startsWith('/')) {
        const target = relative(root, resolve(dirname(context.filename), specifier))
          .split(sep)
          .join('/')
        const to = ownerOf(target)
        if (to === from) return isTestFile(target) && !isTest ? 'only tests may use what is made for tests' : null
        if (from.type === 'tools' && isBootFile(path) && to?.type === 'tools') return null
        return `a relative import leaves ${from.folder}; import another project by its package name`
      }
      if (specifier.startsWith('@verstak/')) {
        const to = projects.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
        if (!to) return 'no project of the workspace has this name'
        return refuse(from, to, isTest)
      }
      const reserved = reservedPackages.find(({ packages }) => packages.test(packageName(specifier)))
      if (!reserved || isTest || !isSource(path)) return null
      if (reserved.types.includes(from.type) || reserved.folders?.includes(from.folder)) return null
      return reserved.reason
    }

    return importVisitor((node, specifier) => {
      const problem = problemOf(specifier)
      if (problem !== null)
        context.report({ node, message: `${from.folder} may not import '${specifier}': ${problem}` })
    })
  },
}

/** `@scope/name/deep` → `@scope/name`, `name/deep` → `name`; Node modules are unchanged. */
function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
