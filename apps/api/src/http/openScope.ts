import type { FastifyInstance } from 'fastify'

/** Adds its route to a scope. */
type AddRoute = (scope: FastifyInstance) => void

/**
 * One scope for all routes whose bodies are read in the same way: a scope for each makes the start slower.
 * @returns list to which the plugin that has called adds its routes
 */
export function openScope(app: FastifyInstance, prepare: (scope: FastifyInstance) => void): AddRoute[] {
  const routes: AddRoute[] = []
  void app.register(async (scope) => {
    prepare(scope)
    for (const add of routes) add(scope)
  })
  return routes
}
