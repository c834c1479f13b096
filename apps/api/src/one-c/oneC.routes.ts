import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../DomainError.ts'
import { hashSecret, isSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { createImports, type Imports } from './createImports.ts'
import { GOODS_STEPS } from './goodsSteps.ts'
import { findOneCAccount, findOneCSession, insertOneCSession } from './oneC.sql.ts'
import { ONE_C_PATH } from './oneCPath.ts'
import { ONE_C_TEXTS } from './oneC.texts.ts'
import { ORDER_STEPS } from './orderSteps.ts'
import { StepFailure, SUCCESS, type StepAnswer } from './Step.ts'

/** Settings of {@link oneCRoutes}. */
export interface OneCOptions {
  services: Services
  databaseUrl: string
  /** Data of the shop; files of exchanges stand below it. */
  dataFolder: string
}

const COOKIE = 'verstak_1c'
const SESSION_MS = 24 * 60 * 60_000
const LOGIN = /^[a-z0-9][a-z0-9_.-]{0,59}$/

/**
 * The exchange of goods and orders as «1С:Предприятие» does it: a sign-in, files in parts, then the import of each. Answers are lines of
 * text; also a failure is one, because 1C reads nothing else. Its cookie is told in the answer and never set, so no browser has it.
 */
export async function oneCRoutes(app: FastifyInstance, options: OneCOptions): Promise<void> {
  const { services, databaseUrl, dataFolder } = options
  const imports = createImports({ DATABASE_URL: databaseUrl, VERSTAK_DATA: dataFolder })
  await app.register(async (exchange) => {
    exchange.removeAllContentTypeParsers()
    exchange.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    exchange.route({
      method: ['GET', 'POST'],
      url: ONE_C_PATH,
      config: { isForPrograms: true },
      async handler(request, reply) {
        reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
        try {
          const answer = await answerTo(request, services, dataFolder, imports)
          if (Array.isArray(answer)) return answer.join('\n')
          return reply.type('application/xml; charset=utf-8').send(answer)
        } catch (error) {
          if (error instanceof StepFailure) return `failure\n${error.message}`
          if (error instanceof DomainError && error.code === 'rate-limited') return `failure\n${ONE_C_TEXTS.tooMany}`
          throw error
        } finally {
          // A body that nobody reads would hold the connection.
          ;(request.body as Readable | undefined)?.resume?.()
        }
      },
    })
  })
}

async function answerTo(
  request: FastifyRequest,
  services: Services,
  dataFolder: string,
  imports: Imports,
): Promise<StepAnswer> {
  const { type, mode } = request.query as { type?: unknown; mode?: unknown }
  if (mode === 'checkauth') return signIn(request, services)
  const token = request.cookies[COOKIE] ?? ''
  const account = isSecret(token) ? await findOneCSession(services.db, hashSecret(token), services.now()) : undefined
  if (!account) throw new StepFailure(ONE_C_TEXTS.noSession)
  const steps = type === 'catalog' ? GOODS_STEPS : type === 'sale' ? ORDER_STEPS : null
  if (!steps) throw new StepFailure(ONE_C_TEXTS.unknownType)
  const take = typeof mode === 'string' ? steps.get(mode) : undefined
  if (!take) throw new StepFailure(ONE_C_TEXTS.unknownMode)
  // Apart, because an exchange begins with nothing of the last one.
  const folder = join(dataFolder, type === 'sale' ? 'one-c-orders' : 'one-c', account.login)
  return take({ account, folder, request, services, imports })
}

async function signIn(request: FastifyRequest, services: Services): Promise<string[]> {
  await services.limits.spend('oneCSignInsPerIp', request.ip)
  const [login, password] = readBasic(request.headers.authorization)
  await services.limits.spend('oneCSignInsPerLogin', login)
  const account = LOGIN.test(login) ? await findOneCAccount(services.db, login) : undefined
  if (!(await services.signIn.passwords.isRight(password, account?.passwordHash ?? null)) || !account)
    throw new StepFailure(ONE_C_TEXTS.wrongPassword)
  const token = newSecret()
  const expiresAt = new Date(services.now().getTime() + SESSION_MS)
  await insertOneCSession(services.db, hashSecret(token), account.login, expiresAt)
  return [SUCCESS, COOKIE, token]
}

/** Name and password; empty ones for what is no such header. */
function readBasic(header = ''): [login: string, password: string] {
  const [, code = ''] = /^Basic ([A-Za-z0-9+/=]{1,400})$/i.exec(header) ?? []
  const text = Buffer.from(code, 'base64').toString('utf8')
  const at = text.indexOf(':')
  return at < 0 ? ['', ''] : [text.slice(0, at).toLowerCase(), text.slice(at + 1)]
}
