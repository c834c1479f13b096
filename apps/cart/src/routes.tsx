import type { CreateRoutes } from '@verstak/host'
export const createRoutes: CreateRoutes = () => [{ id: 'cart.page', path: '/cart/', element: <h1>cart</h1> }]
