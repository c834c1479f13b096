import { describeEndpoints, describeProps } from '@verstak/contract-shapes'
import type { DescribedEndpoint } from '@verstak/contract-shapes'
import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import type { RemoteContract } from '@verstak/contracts/release'
import { widgetProps } from '@verstak/contracts/widget'
import type { WidgetName } from '@verstak/contracts/widget'
import webpack from 'webpack'
import type { Compilation, Stats } from 'webpack'
import { bundledModules } from './bundledModules.ts'
import type { BundledModule } from './bundledModules.ts'

const CONTRACT_FILE = /[\\/]libs[\\/]contracts[\\/]src[\\/][^\\/]+\.contract\.ts$/

/**
 * Contract of a project, from its finished builds (browser and server): the API calls and widgets that the bundles use,
 * described by the current contracts, and the widgets that the project offers.
 * @throws when it offers a widget whose props no contract names
 */
export async function contractOf(
  app: string,
  widgets: readonly string[],
  builds: readonly Stats[],
): Promise<RemoteContract> {
  const bundled = builds.map(({ compilation }) => ({ compilation, modules: bundledModules(compilation) }))
  const endpoints = await Promise.all(bundled.map(({ compilation, modules }) => usedEndpoints(compilation, modules)))
  const unique = new Map(endpoints.flat().map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
  const texts = bundled
    .flatMap(({ modules }) => modules.filter(({ file }) => !CONTRACT_FILE.test(file)))
    .map(({ text }) => text)
  return {
    uses: {
      endpoints: describeEndpoints([...unique.values()], QUERY_SCHEMA_VERSION),
      widgets: describeWidgets(placedWidgets(texts)),
    },
    provides: { widgets: describeWidgets(widgets.map((widget) => knownWidget(`${app}/${widget}`))) },
  }
}

/** Names of widgets that occur as string literals in the code. */
export function placedWidgets(texts: readonly string[]): WidgetName[] {
  return (Object.keys(widgetProps) as WidgetName[]).filter((name) =>
    texts.some((text) => [`'${name}'`, `"${name}"`, `\`${name}\``].some((literal) => text.includes(literal))),
  )
}

function knownWidget(name: string): WidgetName {
  if (Object.hasOwn(widgetProps, name)) return name as WidgetName
  throw new Error(
    `remote.config.ts offers the widget ${name}, whose props nobody knows: add '${name}' to widgetProps in libs/contracts/src/widget.contract.ts.`,
  )
}

function describeWidgets(names: readonly WidgetName[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries([...names].sort().map((name) => [name, describeProps(widgetProps[name])]))
}

async function usedEndpoints(
  compilation: Compilation,
  modules: readonly BundledModule[],
): Promise<DescribedEndpoint[]> {
  // The variant with schemas contains all calls; the other one shows which calls are used.
  const contracts = modules.filter(({ file, module }) => CONTRACT_FILE.test(file) && module.resource === file)
  const found = contracts.map(async ({ module, file }) => {
    const exported = (await import(file)) as Record<string, unknown>
    const usage = compilation.moduleGraph.getExportsInfo(module)
    const isUsed = (name: string) => usage.getUsed(name, undefined) !== webpack.UsageState.Unused
    return Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) && isUsed(name) ? [value] : []))
  })
  return (await Promise.all(found)).flat()
}

function isEndpoint(value: unknown): value is DescribedEndpoint {
  return (
    typeof value === 'object' && value !== null && ['method', 'path', 'response', 'cache'].every((key) => key in value)
  )
}
