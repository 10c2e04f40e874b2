/** An authenticator for passkeys that runs in the tests: ES256, without attestation. */
import type { NewPasskeyInput, PasskeyResponse } from '@qaima/schemas';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** The head of a CBOR text or byte string. */
const cborHead = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);

export interface Answering {
  /** The page's origin. */
  readonly origin: string;
  /** By default the origin's host. */
  readonly rpId?: string;
  /** Whether the owner was verified; by default yes. */
  readonly verified?: boolean;
  /** Whether the key synchronizes; by default yes. */
  readonly syncs?: boolean;
  /** How often the key has signed; a synchronized one keeps 0. */
  readonly counter?: number;
  readonly userHandle?: string;
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ origin, rpId, verified = true, syncs = true, counter = 0 }: Answering, attested?: Buffer) {
  const flags =
    FLAGS.present |
    (verified ? FLAGS.verified : 0) |
    (syncs ? FLAGS.backupEligible | FLAGS.backedUp : 0) |
    (attested ? FLAGS.attested : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const host = sha256(rpId ?? new URL(origin).hostname);
  return Buffer.concat([host, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
}

/** A new passkey, which answers challenges of registrations and log-ins. */
export function newPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const idBytes = randomBytes(32);
  const id = encode(idBytes);
  // COSE: kty EC2, alg ES256, crv P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  return {
    id,
    register(challenge: string, answering: Answering): NewPasskeyInput['response'] {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, idBytes.length]), idBytes, coseKey]);
      const data = authenticatorData(answering, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      const clientDataJSON = encode(clientData('webauthn.create', challenge, answering.origin));
      return { id, type: 'public-key', response: { clientDataJSON, attestationObject: encode(attestation) } };
    },
    answer(challenge: string, answering: Answering): PasskeyResponse {
      const client = clientData('webauthn.get', challenge, answering.origin);
      const data = authenticatorData(answering);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const { userHandle } = answering;
      return {
        id,
        type: 'public-key',
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
  };
}
