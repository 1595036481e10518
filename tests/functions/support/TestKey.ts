import { createHash } from 'node:crypto';
import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { environment } from './environment.ts';
import type { TestUser } from './TestUser.ts';

/** Deviations of a key from the default. */
export interface TestKeyOptions {
  readonly testnetsOnly?: boolean;
  readonly scopes?: readonly string[];
  readonly expiresAt?: Date;
}

/** An API key of a user, issued and inserted under the rules as the portal does it. */
export class TestKey {
  readonly key: string;
  readonly #user: TestUser;

  private constructor(user: TestUser, key: string) {
    this.#user = user;
    this.key = key;
  }

  static async create(
    user: TestUser,
    { testnetsOnly = false, ...options }: TestKeyOptions = {},
  ): Promise<TestKey> {
    const made = new TestKey(user, await user.call(generateApiKey, { testnetsOnly }));
    await made.insert(options);
    return made;
  }

  /** Issued, and not inserted. */
  static async issue(user: TestUser): Promise<TestKey> {
    return new TestKey(user, await user.call(generateApiKey, {}));
  }

  get id(): string {
    return createHash('sha256').update(this.key).digest('hex');
  }

  async insert({ scopes, expiresAt }: Omit<TestKeyOptions, 'testnetsOnly'> = {}): Promise<void> {
    const fields = {
      user_id: { stringValue: this.#user.uid },
      name: { stringValue: 'Test' },
      key: { stringValue: this.key },
      ...(scopes && { scopes: { arrayValue: { values: scopes.map((scope) => ({ stringValue: scope })) } } }),
      ...(expiresAt && { expires_at: { timestampValue: expiresAt.toISOString() } }),
    };
    await this.#commit({
      update: { name: this.#name, fields },
      currentDocument: { exists: false },
      updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
    });
  }

  async delete(): Promise<void> {
    await this.#commit({ delete: this.#name });
  }

  /** Sends a request to the REST API with this key. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${environment.hostingUrl()}/api/v1${path}`, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        authorization: `Bearer ${this.key}`,
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
      },
    });
  }

  get #name(): string {
    const root = new URL(environment.documentsUrl()).pathname.replace('/v1/', '');
    return `${root}/api_keys/${this.id}`;
  }

  async #commit(write: object): Promise<void> {
    const response = await fetch(`${environment.documentsUrl()}:commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#user.idToken}` },
      body: JSON.stringify({ writes: [write] }),
    });
    if (!response.ok) throw new Error(`api_keys: ${response.status} ${await response.text()}`);
  }
}
