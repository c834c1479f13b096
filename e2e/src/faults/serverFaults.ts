import type { Edit } from './faultStore.ts'

/** Changes every route that a release makes; `route` and `host` are at hand, and `later(ms)`. */
export const inEachRoute =
  (body: string): Edit =>
  (files) =>
    files.write(
      'server/index.cjs',
      `${files.read('server/index.cjs')}
;(() => {
  const before = module.exports
  const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const each = (routes, host) => routes.map((one) => {
    const route = { ...one }
    if (route.children) route.children = each(route.children, host)
    else { ${body} }
    return route
  })
  module.exports = { ...before, createRoutes: (host) => each(before.createRoutes(host), host) }
})();`,
    )

/** Puts a component in the place of each widget of a release. */
export const asEachWidget =
  (component: string): Edit =>
  (files) =>
    files.write(
      'server/index.cjs',
      `${files.read('server/index.cjs')}
;(() => {
  const before = module.exports
  const names = Object.keys(before.widgets)
  module.exports = { ...before, widgets: Object.fromEntries(names.map((name) => [name, ${component}])) }
})();`,
    )

const atStart =
  (code: string): Edit =>
  (files) =>
    files.prepend('server/index.cjs', `${code};`)

/** Releases that cannot be loaded: the one before goes on serving. */
export const unloadable: Record<string, Edit> = {
  'throws when it is loaded': atStart("throw new Error('seeded fault')"),
  'never ends when it is loaded': atStart('for (;;)'),
  'asks for a module that is not shared': atStart("require('node:fs')"),
  'exports nothing': (files) =>
    files.write('server/index.cjs', `${files.read('server/index.cjs')};module.exports = {}`),
  'is no JavaScript': atStart('<<<<<<< HEAD'),
}

/** Pages that fail: 503, with the rest of the store around them. */
export const failingPages: Record<string, Edit> = {
  'throws in its loader': inEachRoute("route.loader = () => { throw new Error('seeded fault') }"),
  'rejects in its loader': inEachRoute(
    "route.loader = async () => { await later(5); throw new Error('seeded fault') }",
  ),
  'throws in its render': inEachRoute(
    "delete route.element; delete route.lazy; route.Component = () => { throw new Error('seeded fault') }",
  ),
  'never answers in its loader': inEachRoute('route.loader = () => new Promise(() => {})'),
  'takes 5 seconds in its loader': inEachRoute(
    'const load = route.loader; route.loader = async (input) => { await later(5000); return load?.(input) ?? null }',
  ),
  'reads a file outside of its store': inEachRoute(
    "route.loader = () => process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8')",
  ),
  'starts a program': inEachRoute(
    "route.loader = () => process.getBuiltinModule('child_process').execSync('id').toString()",
  ),
}

/** Pages that harm nobody. */
export const soundPages: Record<string, Edit> = {
  'takes 50 ms in its loader': inEachRoute(
    'const load = route.loader; route.loader = async (input) => { await later(50); return load?.(input) ?? null }',
  ),
}

/** Releases that harm the worker in which they run: replaced by the one before. */
export const harmful: Record<string, Edit> = {
  'never ends in its loader': inEachRoute('route.loader = () => { for (;;); }'),
  'never ends in its render': inEachRoute(
    'delete route.element; delete route.lazy; route.Component = () => { for (;;); }',
  ),
  'throws in a timer': inEachRoute("setTimeout(() => { throw new Error('seeded fault') }, 5)"),
  'rejects without anybody who listens': inEachRoute("Promise.reject(new Error('seeded fault'))"),
}

/** The same where there are no pages: what a release starts when it is loaded is all that it does on the server. */
export const harmfulOnceLoaded: Record<string, Edit> = {
  'never ends in a timer': atStart('setTimeout(() => { for (;;); }, 5)'),
  'throws in a timer': atStart("setTimeout(() => { throw new Error('seeded fault') }, 5)"),
  'rejects without anybody who listens': atStart("Promise.reject(new Error('seeded fault'))"),
}

/** Widgets that fail: their place shows a fallback, the page is as good as ever. */
export const failingWidgets: Record<string, Edit> = {
  'throws in its render': asEachWidget("() => { throw new Error('seeded fault') }"),
  'never comes': asEachWidget('() => { throw new Promise(() => {}) }'),
}
