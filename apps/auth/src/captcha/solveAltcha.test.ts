/** @jest-environment node */
import { createChallenge, verifySolution, type CreateChallengeOptions } from 'altcha-lib'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/sha'
import { solveAltcha } from './solveAltcha.ts'

const SECRET = 'secret of the test'

test.each<[string, CreateChallengeOptions['deriveKey']]>([
  ['PBKDF2/SHA-256', derivePbkdf2],
  ['SHA-256', deriveSha],
])('the proof of a challenge by %s is what the server takes', async (algorithm, deriveKey) => {
  const challenge = await createChallenge({
    algorithm,
    deriveKey,
    cost: 10,
    counter: 40,
    hmacSignatureSecret: SECRET,
  })
  const token = await solveAltcha({ ...challenge }, new AbortController())
  const { challenge: sent, solution } = JSON.parse(atob(token)) as Parameters<typeof verifySolution>[0]
  expect(sent).toEqual(challenge)
  expect(await verifySolution({ challenge: sent, solution, deriveKey, hmacSignatureSecret: SECRET })).toMatchObject({
    verified: true,
  })
})

test('one that is given up is no proof', async () => {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    deriveKey: deriveSha,
    cost: 10,
    keyPrefix: 'ffffffff',
  })
  const controller = new AbortController()
  const solving = solveAltcha({ ...challenge }, controller)
  controller.abort()
  await expect(solving).rejects.toThrow()
})

test('what is no challenge is an error', async () => {
  await expect(solveAltcha({}, new AbortController())).rejects.toThrow()
})
