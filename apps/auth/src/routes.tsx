import type { CreateRoutes } from '@verstak/host'

/** The page of the sign-in. */
export const createRoutes: CreateRoutes = () => []
