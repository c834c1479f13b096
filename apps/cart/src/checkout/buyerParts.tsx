export { BuyerFields } from './BuyerFields.tsx'
export { DeferredPayment } from './DeferredPayment.tsx'
export { paymentTermsQuery } from './paymentTermsQuery.ts'
