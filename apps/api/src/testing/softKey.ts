import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** An authenticator in software, with one passkey. What a test changes is what a broken or hostile one would do. */
export interface SoftKey {
  id: string
  /** What the next signatures say. */
  claims: { origin: string; rpId: string; isUserVerified: boolean; counter: number; userHandle: string | undefined }
  /** Answers options of a registration. */
  create(options: { challenge: string; user?: unknown }): Attestation
  /** Answers options of a sign-in. */
  get(options: { challenge: string }): Assertion
}

interface Credential {
  id: string
  rawId: string
  type: 'public-key'
}
type Attestation = Credential & {
  response: { clientDataJSON: string; attestationObject: string; transports: string[] }
}
type Assertion = Credential & {
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string }
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export function createSoftKey(origin: string, rpId: string): SoftKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  const credential = { id, rawId: id, type: 'public-key' } as const
  const claims: SoftKey['claims'] = { origin, rpId, isUserVerified: true, counter: 1, userHandle: undefined }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: claims.origin, crossOrigin: false }))
  const authenticatorData = (more: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(claims.counter)
    const flags = USER_PRESENT | (claims.isUserVerified ? USER_VERIFIED : 0) | (more.length > 0 ? HAS_CREDENTIAL : 0)
    return Buffer.concat([sha256(claims.rpId), Buffer.from([flags]), counter, more])
  }
  return {
    id,
    claims,
    create({ challenge, user }) {
      claims.userHandle ??= (user as { id: string }).id
      const { x, y } = publicKey.export({ format: 'jwk' })
      // COSE key: EC2, ES256, P-256.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x!, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y!, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key])
      const data = authenticatorData(attested)
      // CBOR: { fmt: 'none', attStmt: {}, authData: … }
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get({ challenge }) {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData()
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(claims.userHandle !== undefined && { userHandle: claims.userHandle }),
        },
      }
    },
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
