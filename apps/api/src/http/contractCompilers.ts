import type { FastifyServerOptions } from 'fastify'

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

// Of an Ajv validator Fastify only calls the function itself.
const acceptAll = (() => () => () => true) as unknown as NonNullable<Factories['buildValidator']>

/**
 * Contracts check input and answers; schemas are for the documentation only. Fastify would load compilers of its own, which take
 * a tenth of the start.
 */
export const contractCompilers = {
  compilersFactory: { buildValidator: acceptAll, buildSerializer: () => () => JSON.stringify },
} satisfies FastifyServerOptions['schemaController']
