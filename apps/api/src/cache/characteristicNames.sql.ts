import type { Pool } from 'pg'

/** A value of a property, and where it stands among a product's characteristics. */
export interface CharacteristicName {
  id: number
  value: string
  num: number | null
  property_id: number
  position: number
  name: string
  unit: string | null
}

export async function selectCharacteristicNames(pool: Pool, ids: readonly number[]): Promise<CharacteristicName[]> {
  const text = `
    select v.id, v.name as value, v.num, v.property_id, p.position, p.name, p.unit
    from property_value v join property p on p.id = v.property_id where v.id = any($1::int[])`
  const { rows } = await pool.query<CharacteristicName>({ name: 'characteristic-names', text, values: [ids] })
  return rows
}
