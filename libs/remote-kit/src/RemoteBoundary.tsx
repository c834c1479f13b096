export { RemoteBoundary } from '@verstak/host'
export type { RemoteBoundaryProps } from '@verstak/host'
