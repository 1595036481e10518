import { z } from 'zod';
import { environment } from './environment.ts';
import { postJson } from './postJson.ts';

const signedInSchema = z.object({ localId: z.string(), idToken: z.string() });
const answerSchema = z.union([
  z.object({ result: z.unknown(), error: z.undefined().optional() }),
  z.object({
    error: z.object({
      status: z.string(),
      message: z.string(),
      details: z.object({ reason: z.string() }).optional(),
    }),
  }),
]);

/** A callable's refusal, in the words of the callable protocol. */
export interface Refusal {
  readonly status: string;
  readonly message: string;
}

/**
 * A user who calls functions as the app does: over HTTP, with a token of the Auth emulator or without one.
 */
export class TestUser {
  readonly uid: string;
  readonly #idToken: string | undefined;

  /** For endpoints that are no callables. */
  get idToken(): string {
    return this.#idToken ?? '';
  }

  readonly email: string;

  private constructor(uid: string, idToken?: string, email = '') {
    this.uid = uid;
    this.#idToken = idToken;
    this.email = email;
  }

  static readonly signedOut = new TestUser('');

  /**
   * Signs a user up, and in again: a sign-up across a change of the second returns a token of the former
   * second, which the Auth emulator treats as revoked.
   */
  static async signUp(email = `${crypto.randomUUID()}@example.com`): Promise<TestUser> {
    await ask('signUp', email);
    return TestUser.#signIn(email);
  }

  /** Returns the same user with a new session. */
  async signInAgain(): Promise<TestUser> {
    return TestUser.#signIn(this.email);
  }

  static async #signIn(email: string): Promise<TestUser> {
    const { localId, idToken } = signedInSchema.parse(await ask('signInWithPassword', email));
    return new TestUser(localId, idToken, email);
  }

  /** Returns the same user, with a token of an earlier sign-in. */
  withSignInOf(seconds: number): TestUser {
    const [header = '', payload = ''] = this.idToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...claims, auth_time: seconds })).toString('base64url');
    return new TestUser(this.uid, `${header}.${changed}.`, this.email);
  }

  /** Confirms the e-mail address, as the link in the e-mail does. */
  async confirmEmail(): Promise<this> {
    const root = environment.authUrl().replace('/v1', '');
    const url = `${root}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/accounts:update`;
    await postJson(url, { localId: this.uid, emailVerified: true }, { authorization: 'Bearer owner' });
    return this;
  }

  /** Calls a function that is expected to answer. */
  async call<Output>(
    contract: { readonly name: string; readonly output: z.ZodType<Output> },
    data: unknown,
  ): Promise<Output> {
    const answer = await this.#ask(contract.name, data);
    if (answer.error) throw new Error(`${contract.name}: ${answer.error.status}, ${answer.error.message}`);
    return contract.output.parse(answer.result);
  }

  /** Calls a function that is expected to refuse. */
  async refusal(contract: { readonly name: string }, data: unknown): Promise<Refusal> {
    const { status, message } = await this.#failure(contract.name, data);
    return { status, message };
  }

  /** Returns the reason code of an expected refusal. */
  async refusalReason(contract: { readonly name: string }, data: unknown): Promise<string | undefined> {
    return (await this.#failure(contract.name, data)).details?.reason;
  }

  async #failure(name: string, data: unknown) {
    const { error } = await this.#ask(name, data);
    if (!error) throw new Error(`${name} answered where it should have refused`);
    return error;
  }

  async #ask(name: string, data: unknown) {
    const headers = this.#idToken === undefined ? {} : { authorization: `Bearer ${this.#idToken}` };
    return answerSchema.parse(await postJson(`${environment.functionsUrl()}/${name}`, { data }, headers));
  }
}

/** Signs a user up or in. */
function ask(call: 'signUp' | 'signInWithPassword', email: string): Promise<unknown> {
  const credentials = { email, password: 'correct horse', returnSecureToken: true };
  return postJson(`${environment.authUrl()}/accounts:${call}?key=any`, credentials);
}
