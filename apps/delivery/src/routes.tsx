import type { CreateRoutes } from '@verstak/host'

/** No pages yet. */
export const createRoutes: CreateRoutes = () => []
