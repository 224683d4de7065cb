/** A device with passkeys, in software: creates and uses ES256 credentials as browsers reply them. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Options = Record<string, unknown>;
/** What a test makes wrong on purpose. */
type Deviation = { origin?: string; challenge?: string; verified?: boolean; counter?: number };

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  create(options: Options, deviation: Deviation = {}) {
    const length = Buffer.from([0, this.credentialId.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#coseKey()]);
    const authData = Buffer.concat([this.#authenticatorData(HAS_CREDENTIAL, deviation), attested]);
    return this.#reply({
      clientDataJSON: this.#clientData('webauthn.create', options, deviation),
      attestationObject: base64url(attestation(authData)),
      transports: ['internal'],
    });
  }

  get(options: Options, deviation: Deviation = {}) {
    this.#counter += 1;
    const authenticatorData = this.#authenticatorData(0, deviation);
    const clientDataJSON = this.#clientData('webauthn.get', options, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#reply({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(createSign('sha256').update(signed).sign(this.#privateKey)),
    });
  }

  #reply<Response>(response: Response) {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key' as const, response };
  }

  #clientData(type: string, options: Options, { origin = this.#origin, challenge }: Deviation): string {
    return base64url(JSON.stringify({ type, challenge: challenge ?? options.challenge, origin }));
  }

  #authenticatorData(flags: number, { verified = true, counter = this.#counter }: Deviation): Buffer {
    const data = Buffer.alloc(37);
    sha256(new URL(this.#origin).hostname).copy(data);
    data.writeUInt8(flags | USER_PRESENT | (verified ? USER_VERIFIED : 0), 32);
    data.writeUInt32BE(counter, 33);
    return data;
  }

  /** The public key in COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const bytes = (text: string) =>
      Buffer.concat([Buffer.from('5820', 'hex'), Buffer.from(text, 'base64url')]);
    return Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      Buffer.from('21', 'hex'),
      bytes(x),
      Buffer.from('22', 'hex'),
      bytes(y),
    ]);
  }
}

/** {"fmt": "none", "attStmt": {}, "authData": bytes} in CBOR. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.alloc(3, 0x59);
  length.writeUInt16BE(authData.length, 1);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ]);
}
