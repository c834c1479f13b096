import { join } from 'node:path'
import * as v from 'valibot'
import { type MessageConfig, messageSettings, readMessageConfig } from './messages/messageConfig.ts'
import type { DadataSettings } from './company-register/createDadataRegister.ts'
import { readRegisterConfig, registerSettings } from './company-register/registerConfig.ts'
import { type PaymentConfig, paymentSettings, readPaymentConfig } from './payment/paymentConfig.ts'
import type { SignInSettings } from './sign-in/SignInTools.ts'
import type { CdekSettings } from './transport/createCdekCarrier.ts'
import { readTransportConfig, transportSettings } from './transport/transportConfig.ts'
import { type IdentityConfig, identitySettings, readIdentityConfig } from './identity/identityConfig.ts'

const Port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.toNumber(), v.maxValue(65535))

const Environment = v.object({
  DATABASE_URL: v.pipe(v.string(), v.minLength(1)),
  PORT: v.optional(Port, '4001'),
  OPS_PORT: v.optional(Port, '4091'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  VERSTAK_ENV: v.optional(v.picklist(['demo', 'production']), 'demo'),
  VERSTAK_DATA: v.pipe(v.string(), v.minLength(1)),
  UPLOADS_FOLDER: v.optional(v.string(), ''),
  PUBLIC_ORIGIN: v.optional(v.string(), ''),
  SIGN_IN_PROFILE: v.optional(v.picklist(['standard', 'strict']), 'standard'),
  SMARTCAPTCHA_SERVER_KEY: v.optional(v.string(), ''),
  SMARTCAPTCHA_SITE_KEY: v.optional(v.string(), ''),
  CATALOGUE_INDEX: v.optional(v.picklist(['memory', 'sql']), 'memory'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  ...messageSettings,
  ...identitySettings,
  ...transportSettings,
  ...paymentSettings,
  ...registerSettings,
})

/** What the process is told from outside; read once, at the start. */
export interface Config extends MessageConfig {
  databaseUrl: string
  /** 0 takes a free one. */
  port: number
  /** Metrics, health and readiness; always on loopback. */
  opsPort: number
  host: string
  mode: 'demo' | 'production'
  /** Folder for caches, the snapshot file and compiled code. */
  dataFolder: string
  /** Folder of what visitors have uploaded: part of the shop, like its database. */
  uploadsFolder: string
  /** Origins of the shop's pages, such as `https://verstak.example`. */
  publicOrigins: string[]
  logLevel: string
  /** At which other sites people can sign in. */
  identity: IdentityConfig
  /** Account at CDEK; null = its prices come from the shop's tables. */
  cdek: CdekSettings | null
  /** Key at DaData; null = companies are looked up in the shop's own register of made-up ones. */
  dadata: DadataSettings | null
  /** Account at the acquirer; null = nothing can be paid online. */
  payment: PaymentConfig | null
  /** `sql` asks the database for every listing: the baseline of the benchmark. */
  catalogueIndex: 'memory' | 'sql'
  /** Rules of passwords and codes, and the captcha. */
  signIn: Pick<SignInSettings, 'profile' | 'smartCaptcha'>
}

/** Reads the environment. @throws Error that names each wrong variable and what is wrong with it */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = v.safeParse(Environment, env)
  if (!result.success) {
    const reasons = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`The environment is incomplete. Set these variables and start again.\n${reasons.join('\n')}`)
  }
  const { output } = result
  return {
    databaseUrl: output.DATABASE_URL,
    port: output.PORT,
    opsPort: output.OPS_PORT,
    host: output.HOST,
    mode: output.VERSTAK_ENV,
    dataFolder: output.VERSTAK_DATA,
    uploadsFolder: output.UPLOADS_FOLDER || join(output.VERSTAK_DATA, 'uploads'),
    publicOrigins: readOrigins(output.PUBLIC_ORIGIN, output.VERSTAK_ENV),
    logLevel: output.LOG_LEVEL,
    catalogueIndex: output.CATALOGUE_INDEX,
    ...readMessageConfig(output),
    signIn: {
      profile: output.SIGN_IN_PROFILE,
      smartCaptcha: readCaptchaKeys(output.SMARTCAPTCHA_SERVER_KEY, output.SMARTCAPTCHA_SITE_KEY),
    },
    identity: readIdentityConfig(output, output.VERSTAK_ENV),
    cdek: readTransportConfig(output),
    dadata: readRegisterConfig(output),
    payment: readPaymentConfig(output, output.VERSTAK_ENV),
  }
}

function readCaptchaKeys(serverKey: string, siteKey: string): SignInSettings['smartCaptcha'] {
  if ((serverKey === '') !== (siteKey === ''))
    throw new Error('SMARTCAPTCHA_SERVER_KEY and SMARTCAPTCHA_SITE_KEY belong together: set both, or none.')
  return serverKey === '' ? null : { serverKey, siteKey }
}

function readOrigins(text: string, mode: Config['mode']): string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean)
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(
        `PUBLIC_ORIGIN: '${origin}' is not an origin. Write it like https://verstak.example, without a path.`,
      )
    }
  }
  if (origins.length === 0 && mode === 'production') {
    throw new Error('PUBLIC_ORIGIN is empty: nobody could put anything into a cart. Name the origin of the shop.')
  }
  return origins
}
