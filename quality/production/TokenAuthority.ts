import { createHmac, createPublicKey, createSign, randomUUID, type KeyObject } from 'node:crypto';
import { createCertificate, type Certificate } from './createCertificate.ts';
import { standInProject } from './standInProject.ts';

/** Claims of an ID token about its user. */
export interface TokenUser {
  readonly uid: string;
  readonly email: string;
}

/** Changed claims or header fields of a token; null removes one. */
export type Changes = Readonly<Record<string, unknown>>;

const HOUR_S = 3_600;

/** Stands in for Google: two keys that sign ID tokens, as there are always two, and an unknown one. */
export class TokenAuthority {
  readonly #keys: ReadonlyMap<string, Certificate>;
  readonly #stranger: Certificate;

  private constructor(keys: ReadonlyMap<string, Certificate>, stranger: Certificate) {
    this.#keys = keys;
    this.#stranger = stranger;
  }

  /** @param directory where its certificates go */
  static async create(directory: string): Promise<TokenAuthority> {
    const [first, second, stranger] = await Promise.all(
      ['signer-1', 'signer-2', 'stranger'].map((name) => createCertificate(directory, name, [])),
    );
    if (!first || !second || !stranger) throw new Error('No keys');
    const keys = new Map([
      ['a1b2c3d4e5f60718293a4b5c6d7e8f9001122334', first],
      ['00112233445566778899aabbccddeeff01234567', second],
    ]);
    return new TokenAuthority(keys, stranger);
  }

  /** As Google publishes them: certificates by key id. */
  get certificates(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#keys].map(([kid, { certificate }]) => [kid, certificate]));
  }

  /** The same keys as App Check publishes its own: a JSON Web Key Set (RFC 7517). */
  get keySet(): object {
    const keys = this.kids.map((kid) => ({
      ...createPublicKey(this.#certificate(kid).certificate).export({ format: 'jwk' }),
      ...{ kid, alg: 'RS256', use: 'sig' },
    }));
    return { keys };
  }

  /** An App Check token of an app of the project, unless claims are changed (firebase.google.com/docs/app-check). */
  appToken(changes: Changes = {}): string {
    const seconds = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: 'https://firebaseappcheck.googleapis.com/1234567890',
      aud: ['projects/1234567890', `projects/${standInProject}`],
      sub: '1:1234567890:web:0123456789abcdef',
      ...{
        iat: seconds - 1,
        exp: seconds + HOUR_S,
        user_id: null,
        auth_time: null,
        email: null,
        firebase: null,
      },
    };
    return this.mint(TokenAuthority.newUser(), { ...claims, ...changes });
  }

  /** The ids of the keys. */
  get kids(): readonly string[] {
    return [...this.#keys.keys()];
  }

  /** Returns a public signing key, PEM, to forge an HS256 token with. */
  publicKey(kid: string): string {
    return createPublicKey(this.#certificate(kid).certificate)
      .export({ type: 'spki', format: 'pem' })
      .toString();
  }

  /** The claims of an ID token that begins now. */
  claims({ uid, email }: TokenUser, now = Date.now()): Record<string, unknown> {
    const seconds = Math.floor(now / 1_000);
    return {
      iss: `https://securetoken.google.com/${standInProject}`,
      aud: standInProject,
      auth_time: seconds - 1,
      user_id: uid,
      sub: uid,
      iat: seconds - 1,
      exp: seconds + HOUR_S,
      email,
      email_verified: false,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    };
  }

  /** A good ID token, unless claims or header are changed; those are signed as well. */
  mint(user: TokenUser, changes: Changes = {}, header: Changes = {}): string {
    const [kid = ''] = this.kids;
    const content = this.unsigned(user, changes, { alg: 'RS256', kid, ...header });
    return `${content}.${sign(content, this.#certificate(kid).key)}`;
  }

  /** Signs a token with an unknown key under the name of a known one. */
  forge(user: TokenUser, changes: Changes = {}, header: Changes = {}): string {
    const content = this.unsigned(user, changes, { alg: 'RS256', kid: this.kids[0], ...header });
    return `${content}.${sign(content, this.#stranger.key)}`;
  }

  /** Signs symmetrically with public data: the public key or the certificate. */
  forgeSymmetrically(
    user: TokenUser,
    algorithm: 'sha256' | 'sha384' | 'sha512',
    secret: string | KeyObject,
  ): string {
    const alg = algorithm.replace('sha', 'HS');
    const content = this.unsigned(user, {}, { alg, kid: this.kids[0] });
    return `${content}.${createHmac(algorithm, secret).update(content).digest('base64url')}`;
  }

  /** Header and claims without a signature. */
  unsigned(user: TokenUser, changes: Changes, header: Changes): string {
    return [
      { typ: 'JWT', ...header },
      { ...this.claims(user), ...changes },
    ]
      .map((part) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)))
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
  }

  /** Creates a new user. */
  static newUser(): TokenUser {
    const uid = randomUUID().replaceAll('-', '').slice(0, 28);
    return { uid, email: `${uid}@example.com` };
  }

  #certificate(kid: string): Certificate {
    const certificate = this.#keys.get(kid);
    if (!certificate) throw new Error(`No key ${kid}`);
    return certificate;
  }
}

function sign(content: string, key: string): string {
  return createSign('RSA-SHA256').update(content).sign(key, 'base64url');
}
