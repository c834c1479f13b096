import type { CreateRoutes } from '@verstak/host'

/** There are no pages of this remote yet, only what its button does. */
export const createRoutes: CreateRoutes = () => []
