import type { CreateRoutes } from '@verstak/host'

/** This remote has no pages yet, only its widget. */
export const createRoutes: CreateRoutes = () => []
