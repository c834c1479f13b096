export { CourierPart } from './CourierPart.tsx'
export { keepDelivery } from './deliveryDraft.ts'
export { TransportPart } from './TransportPart.tsx'
