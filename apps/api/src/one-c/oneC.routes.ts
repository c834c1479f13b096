import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../DomainError.ts'
import { hashSecret, isSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { createImports, type Imports } from './createImports.ts'
import { appendPart, clearFiles, PART_BYTES, pathOf, TooLargeError } from './exchangeFiles.ts'
import { findOneCAccount, findOneCSession, insertOneCSession, type OneCAccount } from './oneC.sql.ts'
import { ONE_C_PATH } from './oneCPath.ts'
import { ONE_C_TEXTS } from './oneC.texts.ts'

/** Settings of {@link oneCRoutes}. */
export interface OneCOptions {
  services: Services
  databaseUrl: string
  /** Data of the shop; files of exchanges stand below it. */
  dataFolder: string
}

const COOKIE = 'verstak_1c'
const SESSION_MS = 24 * 60 * 60_000
const SUCCESS = 'success'
const LOGIN = /^[a-z0-9][a-z0-9_.-]{0,59}$/

/** A step fails: 1C shows the words to its user. */
class StepFailure extends Error {}

interface Step {
  account: OneCAccount
  folder: string
  request: FastifyRequest
  imports: Imports
}

/**
 * The exchange of goods as «1С:Предприятие» does it: a sign-in, files in parts, then the import of each. Answers are lines of
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
          return (await answerTo(request, services, dataFolder, imports)).join('\n')
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
): Promise<string[]> {
  const { type, mode } = request.query as { type?: unknown; mode?: unknown }
  if (mode === 'checkauth') return signIn(request, services)
  const token = request.cookies[COOKIE] ?? ''
  const account = isSecret(token) ? await findOneCSession(services.db, hashSecret(token), services.now()) : undefined
  if (!account) throw new StepFailure(ONE_C_TEXTS.noSession)
  if (type !== 'catalog') throw new StepFailure(ONE_C_TEXTS.goodsOnly)
  const step = { account, folder: join(dataFolder, 'one-c', account.login), request, imports }
  const take = typeof mode === 'string' && Object.hasOwn(STEPS, mode) ? STEPS[mode as keyof typeof STEPS] : undefined
  if (!take) throw new StepFailure(ONE_C_TEXTS.unknownMode)
  return take(step)
}

const STEPS = {
  async init({ account, folder, imports }: Step): Promise<string[]> {
    if (imports.isRunning(account.source)) throw new StepFailure(ONE_C_TEXTS.isImporting)
    await clearFiles(folder)
    return ['zip=no', `file_limit=${PART_BYTES}`]
  },
  async file({ folder, request }: Step): Promise<string[]> {
    const path = pathIn(folder, request)
    if (request.method !== 'POST' || !request.body) throw new StepFailure(ONE_C_TEXTS.noFile)
    try {
      await appendPart(path, request.body as Readable)
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error
      await rm(path, { force: true })
      throw new StepFailure(ONE_C_TEXTS.tooLarge)
    }
    return [SUCCESS]
  },
  async import({ account, folder, request, imports }: Step): Promise<string[]> {
    const state = await imports.run(pathIn(folder, request), account.source)
    if (state.kind === 'failed') throw new StepFailure(ONE_C_TEXTS.failed(state.words))
    return [state.kind === 'done' ? SUCCESS : 'progress']
  },
  /** After all files. What a whole `import.xml` lacks was withdrawn by its import; several files withdraw only what they mark. */
  deactivate: async (): Promise<string[]> => [SUCCESS],
  complete: async (): Promise<string[]> => [SUCCESS],
}

function pathIn(folder: string, request: FastifyRequest): string {
  const { filename } = request.query as { filename?: unknown }
  const path = typeof filename === 'string' ? pathOf(folder, filename) : null
  if (path === null) throw new StepFailure(ONE_C_TEXTS.badName)
  return path
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
