import type { FastifyServerOptions } from 'fastify'

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

// Fastify itself calls nothing of what else its type says an Ajv validator has.
const acceptAll = (() => () => () => true) as unknown as NonNullable<Factories['buildValidator']>

/**
 * Contracts check input and answers; Fastify's schemas are there for the documentation. Said at the start, because the
 * compilers that it would load otherwise take a tenth of the start.
 */
export const contractCompilers = {
  compilersFactory: { buildValidator: acceptAll, buildSerializer: () => () => JSON.stringify },
} satisfies FastifyServerOptions['schemaController']
