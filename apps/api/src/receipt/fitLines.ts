import type { ReceiptLine } from './receiptItems.ts'

/**
 * Lines whose sums add up to `amount`: as they are where they do, else each with its share. What the shares leave over
 * goes to the dearest line.
 * @param amount kopecks
 */
export function fitLines(lines: readonly ReceiptLine[], amount: number): ReceiptLine[] {
  const sum = lines.reduce((total, { paid }) => total + paid, 0)
  if (sum === amount || sum === 0) return [...lines]
  // Above 2^53 otherwise: sums of orders times sums of lines.
  const shares = lines.map(({ paid }) => Number((BigInt(paid) * BigInt(amount)) / BigInt(sum)))
  const rest = amount - shares.reduce((total, share) => total + share, 0)
  const dearest = lines.reduce((best, { paid }, place) => (paid > (lines[best]?.paid ?? 0) ? place : best), 0)
  return lines.map((line, place) => ({ ...line, paid: shares[place]! + (place === dearest ? rest : 0) }))
}
