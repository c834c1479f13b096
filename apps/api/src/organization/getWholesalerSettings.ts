import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getWholesalerSettings as endpoint } from '@verstak/contracts/organization'
import type { Services } from '../services.ts'

/** Discounts of wholesale companies, by level in order. */
export async function getWholesalerSettings({
  terms,
}: Pick<Services, 'terms'>): Promise<EndpointResponse<typeof endpoint>> {
  const { generics, fixeds } = (await terms()).rules
  return { generics: inOrder(generics), fixeds: inOrder(fixeds) }
}

const inOrder = (levels: readonly { level: number; discount: number }[]) =>
  levels.map(({ level, discount }) => ({ level, discount })).sort((one, other) => one.level - other.level)
