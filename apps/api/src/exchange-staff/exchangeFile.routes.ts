import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cookieNameOf } from '@verstak/contracts/cookie'
import {
  EXCHANGE_FILE_BYTES,
  EXCHANGE_PART_BYTES,
  EXCHANGE_PART_PATH,
  EXPORT_FORMATS,
  exportPathOf,
  type ExportFormat,
} from '@verstak/contracts/exchangeStaff'
import { staffRolesOf } from '@verstak/contracts/staffPolicy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Client } from 'pg'
import * as v from 'valibot'
import { invalidInput } from '../DomainError.ts'
import { exportGoods } from '../exchange/exportGoods.ts'
import { shopDay } from '../order/days.ts'
import type { Services } from '../services.ts'
import { checkStaffRole } from '../session/staffOf.ts'
import type { ExchangeTasks } from './createExchangeTasks.ts'
import { exchangeStaffTexts as texts } from './exchangeStaff.texts.ts'
import { readSettings } from '../settings/readSettings.ts'

/** Settings of {@link exchangeFileRoutes}. */
export interface ExchangeFileOptions {
  services: Services
  tasks: ExchangeTasks
  databaseUrl: string
  isCookieSecure: boolean
}

const Part = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  offset: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)),
})

const TYPES: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  yml: 'application/xml; charset=utf-8',
}

/** Bytes of goods, in both directions: parts of files that come in, and the whole catalogue as a stream. */
export async function exchangeFileRoutes(app: FastifyInstance, options: ExchangeFileOptions): Promise<void> {
  const { services, tasks, databaseUrl, isCookieSecure } = options
  const check = (call: string) => async (request: FastifyRequest) => {
    const cookie: Parameters<typeof checkStaffRole>[1]['cookie'] = (rule) =>
      request.cookies[cookieNameOf(rule, isCookieSecure)] ?? null
    await checkStaffRole(services, { cookie }, staffRolesOf(call) ?? [])
  }
  await app.register(async (parts) => {
    parts.removeAllContentTypeParsers()
    parts.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    parts.post(
      EXCHANGE_PART_PATH,
      { bodyLimit: EXCHANGE_PART_BYTES, onRequest: check(`POST ${EXCHANGE_PART_PATH}`) },
      async (request, reply) => {
        const part = v.safeParse(Part, request.query)
        if (!part.success) throw invalidInput(v.getDotPath(part.issues[0]) ?? '', 'invalid', 'No part.', texts.badName)
        if (!(Number(request.headers['content-length']) <= EXCHANGE_PART_BYTES))
          throw invalidInput('', 'large', `A part has at most ${EXCHANGE_PART_BYTES} bytes, and says how many.`)
        const { id, name, offset } = part.output
        await tasks.begin(id, name)
        const path = (await tasks.pathOf(id))!
        const before = await stat(path).then(
          ({ size }) => size,
          () => 0,
        )
        // A part that came once is not appended again.
        if (offset > before) throw invalidInput('offset', 'gap', `${before} bytes have come.`, texts.wrongOffset)
        if (offset + Number(request.headers['content-length']) > EXCHANGE_FILE_BYTES)
          throw invalidInput('', 'large', 'The file is too large.', texts.tooLarge)
        const flags = before === 0 ? 'w' : 'r+'
        await pipeline((request.body ?? []) as Readable, createWriteStream(path, { flags, start: offset }))
        const file = await tasks.find(id)
        return reply.header('cache-control', 'private, no-store').send({ file })
      },
    )
  })
  for (const format of EXPORT_FORMATS) {
    const path = exportPathOf(format)
    app.get(path, { onRequest: check(`GET ${path}`) }, async (_, reply) => {
      const client = new Client({ connectionString: databaseUrl, application_name: 'verstak-export' })
      client.on('error', () => {})
      await client.connect()
      await client.query('begin isolation level repeatable read read only')
      const { shopName } = await readSettings(services.db)
      const settings = { origin: null, name: shopName, regionId: null, now: services.now() }
      const stream = Readable.from(exportGoods(client, format, settings), { objectMode: false })
      stream.once('close', () => void client.end())
      const name = `${texts.exportName}-${shopDay(services.now())}.${format}`
      reply.headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      })
      return reply.type(TYPES[format]).send(stream)
    })
  }
}
