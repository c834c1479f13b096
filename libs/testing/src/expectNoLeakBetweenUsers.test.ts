import { expectNoLeakBetweenUsers } from './expectNoLeakBetweenUsers.ts'
import type { LeakVisitor } from './expectNoLeakBetweenUsers.ts'

const answer = (visitor: LeakVisitor) => new Promise<string>((resolve) => setTimeout(resolve, 5, visitor.secret))

/** Faulty remotes: each stores data of a visitor. */
const leaking = {
  'a variable that is written before the data is here and read after': () => {
    let current = ''
    return async (visitor: LeakVisitor) => {
      current = await answer(visitor)
      await answer(visitor)
      return `<h1>${current}</h1>`
    }
  },
  'a cache without the visitor in its key': () => {
    const cache = new Map<string, string>()
    return async (visitor: LeakVisitor) => {
      if (!cache.has('cart')) cache.set('cart', await answer(visitor))
      return `<h1>${cache.get('cart')}</h1>`
    }
  },
  'a list that grows': () => {
    const seen: string[] = []
    return async (visitor: LeakVisitor) => {
      seen.push(await answer(visitor))
      return seen.map((one) => `<li>${one}</li>`).join('')
    }
  },
}

test.each(Object.entries(leaking))('a remote with %s is caught', async (_what, createRender) => {
  await expect(expectNoLeakBetweenUsers(createRender())).rejects.toThrow('keeps state at module level')
})

test('a remote that keeps nothing passes', async () => {
  await expectNoLeakBetweenUsers(async (visitor) => `<h1>${await answer(visitor)}</h1>`)
})

test('a page that shows nothing of its visitor proves nothing, and says so', async () => {
  await expect(expectNoLeakBetweenUsers(async () => '<h1>Cart</h1>')).rejects.toThrow('proves nothing')
})
