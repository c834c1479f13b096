export { CourierPart } from './CourierPart.tsx'
export { TransportPart } from './TransportPart.tsx'
