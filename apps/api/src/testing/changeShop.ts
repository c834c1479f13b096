import type { Pool } from 'pg'
import { createRandom } from './testShop.data.ts'

/**
 * Changes prices, stock and sometimes names of the test shop, in single commits by four concurrent writers. Stops early
 * when the database goes away. Leaves products 1–7 unchanged for single tests.
 * @returns how many changes were committed
 */
export async function changeShop(pool: Pool, count: number, seed: number): Promise<number> {
  const random = createRandom(seed)
  let done = 0
  const one = async () => {
    const id = 8 + Math.floor(random() * 293)
    const kind = random()
    if (kind < 0.6)
      await pool.query('update product_price set price = price + 100, old_price = null where product_id = $1', [id])
    else if (kind < 0.95) await pool.query('update stock set quantity = (quantity + 1) % 4 where product_id = $1', [id])
    else await pool.query(`update product set name = name || ' 2', is_active = not is_active where id = $1`, [id])
    done += 1
  }
  const worker = async () => {
    while (done < count) await one()
  }
  await Promise.all([worker(), worker(), worker(), worker()]).catch(() => {})
  return done
}
