// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { devicePasskeys } from './devicePasskeys.ts';

/** Credential as a browser returns it. */
class FakeCredential {
  static readonly signalUnknownCredential = vi.fn<(options: object) => Promise<void>>();
  readonly rawId = Uint8Array.of(1, 2, 3, 4).buffer;
  /** Of an assertion, and of a creation. */
  readonly response: { authenticatorData: ArrayBuffer; getAuthenticatorData: () => ArrayBuffer };
  readonly #prf: unknown;
  constructor(prf: unknown, flags = 0b101) {
    this.#prf = prf;
    const authenticatorData = new Uint8Array(37).fill(flags, 32, 33).buffer;
    this.response = { authenticatorData, getAuthenticatorData: () => authenticatorData };
  }
  getClientExtensionResults() {
    return { prf: this.#prf };
  }
}
const ID = Buffer.of(1, 2, 3, 4).toString('base64');
const SALT = Buffer.alloc(32, 9).toString('base64');
const secret = () => new Uint8Array(32).fill(7).buffer;

const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();
const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();
beforeEach(() => {
  create.mockReset();
  get.mockReset().mockResolvedValue(new FakeCredential({ results: { first: secret() } }));
  FakeCredential.signalUnknownCredential.mockReset().mockResolvedValue();
  vi.stubGlobal('window', { location: { hostname: 'wallet.example' } });
  vi.stubGlobal('navigator', { credentials: { create, get } });
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refusal = new DOMException('The operation was not allowed.', 'NotAllowedError');
const bytes = (source: BufferSource | undefined) => [...new Uint8Array((source as Uint8Array).buffer)];

describe('creating one', () => {
  test('requests a passkey of this site with user verification, and its PRF at once', async () => {
    create.mockResolvedValue(new FakeCredential({ enabled: true, results: { first: secret() } }));
    const made = await devicePasskeys.create('alice@example.com');
    expect([...made.prfOutput]).toEqual(Array(32).fill(7));
    expect(made.credential).toBe(ID);
    const requested = create.mock.calls[0]?.[0].publicKey;
    expect(requested).toMatchObject({
      rp: { id: 'wallet.example' },
      user: { name: 'alice@example.com' },
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'required',
        userVerification: 'required',
      },
      attestation: 'none',
    });
    expect(bytes(requested?.challenge)).toHaveLength(32);
    expect(Buffer.from(bytes(requested?.extensions?.prf?.eval?.first)).toString('base64')).toBe(made.salt);
    expect(get).not.toHaveBeenCalled();
  });

  test('asks once more where its user was not verified: without that the output is another', async () => {
    create.mockResolvedValue(new FakeCredential({ enabled: true, results: { first: secret() } }, 0b001));
    await devicePasskeys.create('alice');
    expect(get).toHaveBeenCalledOnce();
  });

  // Regression: a second device's passkey replaced the first one's in a keychain that both share.
  test('gives each one its own handle, and creates none beside one that still unlocks the wallet', async () => {
    create.mockImplementation(() =>
      Promise.resolve(new FakeCredential({ enabled: true, results: { first: secret() } })),
    );
    await devicePasskeys.create('alice');
    await devicePasskeys.create('alice', ID);
    const [one, two] = create.mock.calls.map(([options]) => options.publicKey);
    expect(bytes(one?.user.id)).toHaveLength(32);
    expect(bytes(one?.user.id)).not.toEqual(bytes(two?.user.id));
    expect(one?.excludeCredentials).toEqual([]);
    expect(two?.excludeCredentials?.map(({ id }) => bytes(id))).toEqual([[1, 2, 3, 4]]);
    create.mockRejectedValue(new DOMException('excluded', 'InvalidStateError'));
    await expect(devicePasskeys.create('alice', ID)).rejects.toMatchObject({
      textId: 'vault.error.passkeyThere',
    });
    expect(FakeCredential.signalUnknownCredential).not.toHaveBeenCalled();
  });

  test('evaluates the PRF again where the device answers only to an assertion', async () => {
    create.mockResolvedValue(new FakeCredential({ enabled: true }));
    const made = await devicePasskeys.create('alice');
    expect([...made.prfOutput]).toEqual(Array(32).fill(7));
    expect(get).toHaveBeenCalledOnce();
  });

  test.each([undefined, {}, { enabled: false }])('without a PRF (%j) fails, and leaves none', async (prf) => {
    create.mockResolvedValue(new FakeCredential(prf));
    await expect(devicePasskeys.create('alice')).rejects.toMatchObject({
      textId: 'vault.error.passkeyNoPrf',
    });
    expect(FakeCredential.signalUnknownCredential).toHaveBeenCalledExactlyOnceWith({
      rpId: 'wallet.example',
      credentialId: 'AQIDBA',
    });
  });

  test('reports a refusal', async () => {
    const sentence = { textId: 'vault.error.passkeyNotMade' };
    create.mockRejectedValue(refusal);
    await expect(devicePasskeys.create('alice')).rejects.toMatchObject(sentence);
    create.mockResolvedValue(null);
    await expect(devicePasskeys.create('alice')).rejects.toMatchObject(sentence);
  });
});

describe('evaluating it', () => {
  const lock = { credential: ID, salt: SALT };

  test('requests the one passkey with its salt, and another challenge each time', async () => {
    for (let time = 0; time < 2; time++) {
      expect([...(await devicePasskeys.ask(lock))]).toEqual(Array(32).fill(7));
    }
    const requested = get.mock.calls.map(([options]) => options.publicKey);
    expect(requested[0]).toMatchObject({ rpId: 'wallet.example', userVerification: 'required' });
    expect(requested[0]?.allowCredentials?.map(({ id }) => bytes(id))).toEqual([[1, 2, 3, 4]]);
    expect(bytes(requested[0]?.extensions?.prf?.eval?.first)).toEqual(Array(32).fill(9));
    expect(bytes(requested[0]?.challenge)).not.toEqual(bytes(requested[1]?.challenge));
  });

  test("returns the browser's own buffer, not a copy: overwriting it leaves nothing", async () => {
    const first = secret();
    get.mockResolvedValue(new FakeCredential({ results: { first } }));
    (await devicePasskeys.ask(lock)).fill(0);
    expect([...new Uint8Array(first)]).toEqual(Array(32).fill(0));
  });

  test.each<[string, () => void, string]>([
    ['is refused or no longer available', () => get.mockRejectedValue(refusal), 'vault.error.passkeyRefused'],
    [
      'did not verify its user',
      () => get.mockResolvedValue(new FakeCredential({ results: { first: secret() } }, 0b001)),
      'vault.error.passkeyRefused',
    ],
    ['has no PRF', () => get.mockResolvedValue(new FakeCredential({})), 'vault.error.passkeyNoPrf'],
  ])('reports one that %s', async (_, behave, textId) => {
    behave();
    await expect(devicePasskeys.ask(lock)).rejects.toMatchObject({ textId });
  });
});

test('a browser that cannot forget one is no failure', () => {
  vi.stubGlobal('PublicKeyCredential', {});
  expect(() => devicePasskeys.forget(ID)).not.toThrow();
});

// Regression: a ReferenceError that left a wallet unlocked in its tab after it had been removed.
test('a browser without WebAuthn has nothing to forget', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(() => devicePasskeys.forget(ID)).not.toThrow();
  vi.stubGlobal('navigator', {});
  await expect(devicePasskeys.ask({ credential: ID, salt: SALT })).rejects.toMatchObject({
    textId: 'vault.error.passkeyRefused',
  });
});
