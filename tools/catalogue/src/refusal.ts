import type { StoreContents } from './store.sql.ts'

/** Why a database must not be filled, as a sentence that says what to do; null when it may. */
export function refusalOf(
  { demoProducts, ownProducts, orders, isDemo }: StoreContents,
  isReplaceDemo: boolean,
): string | null {
  if (ownProducts === 0 && orders === 0) return null
  const held = `This database holds ${ownProducts} products of its own, ${orders} orders and ${demoProducts} demo products.`
  if (!isDemo) {
    return `${held} It was never filled with the demo catalogue, so it is taken for a real shop and left alone. Point DATABASE_URL at another database.`
  }
  if (!isReplaceDemo) {
    return `${held} Pass --replace-demo to replace the demo products, together with the orders and cart lines that name them.`
  }
  return null
}
