import type { CreateRoutes } from '@verstak/host'

export const createRoutes: CreateRoutes = () => []
