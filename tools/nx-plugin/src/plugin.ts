import type { CreateNodesFunction, NxPlugin, TargetConfiguration } from 'nx/src/devkit-exports'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A cached command that runs in the workspace's root. */
const command = (line: string, inputs: TargetConfiguration['inputs']): TargetConfiguration => ({
  command: line,
  options: { cwd: '{workspaceRoot}' },
  cache: true,
  inputs,
})

/**
 * Targets of the project in `root` (relative to `workspaceRoot`). A change in a dependency repeats all of them:
 * import cycles, types and behaviour reach across projects. `build` exists where there is something to deploy; the
 * journeys of e2e need a running store and stay with `npm test`.
 */
function targetsOf(root: string, workspaceRoot: string): Record<string, TargetConfiguration> {
  const name = basename(root)
  const isBuilt = root === 'apps/shell' || existsSync(join(workspaceRoot, root, 'remote.config.ts'))
  return {
    lint: command(
      `eslint --no-error-on-unmatched-pattern ${root} && oxlint --ignore-pattern=tools/lint/canary ${root} && prettier --check ${root}`,
      ['default', '^default', 'lintRules'],
    ),
    typecheck: command(`node node_modules/typescript7/lib/tsc.js -p ${root}`, ['default', '^default']),
    ...(root !== 'e2e' && { test: command(`jest --passWithNoTests ${root}/`, ['default', '^default', 'testSetup']) }),
    ...(isBuilt && {
      build: {
        ...command(`node tools/build/src/buildProject.ts ${name}`, [
          'default',
          '^default',
          '{workspaceRoot}/tools/build/src/**/*',
          { env: 'VERSTAK_UNPATCHED' },
        ]),
        outputs: [root === 'apps/shell' ? '{workspaceRoot}/dist/apps/shell' : `{workspaceRoot}/dist/remotes/${name}`],
      },
    }),
  }
}

const inferTargets: CreateNodesFunction = (manifests, _options, { workspaceRoot }) =>
  manifests.map((manifest) => {
    const root = dirname(manifest)
    return [manifest, { projects: { [root]: { targets: targetsOf(root, workspaceRoot) } } }] as const
  })

/** Nx plugin that gives every workspace project its targets, so that no project writes them down. */
export const name = 'verstak'
export const createNodes: NonNullable<NxPlugin['createNodes']> = [
  '{{apps,libs,tools}/*,e2e}/package.json',
  inferTargets,
]
