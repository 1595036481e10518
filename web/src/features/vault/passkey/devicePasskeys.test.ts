// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { devicePasskeys } from './devicePasskeys.ts';

/** A credential as a browser gives it. */
class FakeCredential {
  static readonly signalUnknownCredential = vi.fn<(options: object) => Promise<void>>();
  readonly rawId = Uint8Array.of(1, 2, 3, 4).buffer;
  readonly response: { authenticatorData: ArrayBuffer };
  readonly #prf: unknown;
  constructor(prf: unknown, flags = 0b101) {
    this.#prf = prf;
    this.response = { authenticatorData: new Uint8Array(37).fill(flags, 32, 33).buffer };
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

describe('making one', () => {
  test('asks this device for a passkey of this site that knows its user, and its PRF at once', async () => {
    create.mockResolvedValue(new FakeCredential({ enabled: true, results: { first: secret() } }));
    const made = await devicePasskeys.create('alice@example.com');
    expect([...made.prfOutput]).toEqual(Array(32).fill(7));
    expect(made.credential).toBe(ID);
    const asked = create.mock.calls[0]?.[0].publicKey;
    expect(asked).toMatchObject({
      rp: { id: 'wallet.example' },
      user: { name: 'alice@example.com' },
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'required',
        userVerification: 'required',
      },
      attestation: 'none',
    });
    expect(bytes(asked?.challenge)).toHaveLength(32);
    expect(Buffer.from(bytes(asked?.extensions?.prf?.eval?.first)).toString('base64')).toBe(made.salt);
    expect(get).not.toHaveBeenCalled();
  });

  // Regression: a second device's passkey took the place of the first one's in a keychain that both share.
  test('gives each one a handle of its own, and makes none beside one that still opens the wallet', async () => {
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

  test('asks the PRF once more where the device answers only when it is asked', async () => {
    create.mockResolvedValue(new FakeCredential({ enabled: true }));
    const made = await devicePasskeys.create('alice');
    expect([...made.prfOutput]).toEqual(Array(32).fill(7));
    expect(get).toHaveBeenCalledOnce();
  });

  test.each([undefined, {}, { enabled: false }])(
    'without a PRF (%j) says so, and leaves none',
    async (prf) => {
      create.mockResolvedValue(new FakeCredential(prf));
      await expect(devicePasskeys.create('alice')).rejects.toMatchObject({
        textId: 'vault.error.passkeyNoPrf',
      });
      expect(FakeCredential.signalUnknownCredential).toHaveBeenCalledExactlyOnceWith({
        rpId: 'wallet.example',
        credentialId: 'AQIDBA',
      });
    },
  );

  test('that is refused says so', async () => {
    const sentence = { textId: 'vault.error.passkeyNotMade' };
    create.mockRejectedValue(refusal);
    await expect(devicePasskeys.create('alice')).rejects.toMatchObject(sentence);
    create.mockResolvedValue(null);
    await expect(devicePasskeys.create('alice')).rejects.toMatchObject(sentence);
  });
});

describe('asking it', () => {
  const lock = { credential: ID, salt: SALT };

  test('asks the one passkey with its salt, and another challenge each time', async () => {
    for (let time = 0; time < 2; time++) {
      expect([...(await devicePasskeys.ask(lock))]).toEqual(Array(32).fill(7));
    }
    const asked = get.mock.calls.map(([options]) => options.publicKey);
    expect(asked[0]).toMatchObject({ rpId: 'wallet.example', userVerification: 'required' });
    expect(asked[0]?.allowCredentials?.map(({ id }) => bytes(id))).toEqual([[1, 2, 3, 4]]);
    expect(bytes(asked[0]?.extensions?.prf?.eval?.first)).toEqual(Array(32).fill(9));
    expect(bytes(asked[0]?.challenge)).not.toEqual(bytes(asked[1]?.challenge));
  });

  test('gives what the browser holds, and no copy: whoever overwrites it leaves none', async () => {
    const first = secret();
    get.mockResolvedValue(new FakeCredential({ results: { first } }));
    (await devicePasskeys.ask(lock)).fill(0);
    expect([...new Uint8Array(first)]).toEqual(Array(32).fill(0));
  });

  test.each<[string, () => void, string]>([
    ['is refused, or not there any more', () => get.mockRejectedValue(refusal), 'vault.error.passkeyRefused'],
    [
      'did not know its user',
      () => get.mockResolvedValue(new FakeCredential({ results: { first: secret() } }, 0b001)),
      'vault.error.passkeyRefused',
    ],
    ['has no PRF', () => get.mockResolvedValue(new FakeCredential({})), 'vault.error.passkeyNoPrf'],
  ])('that %s says so', async (_, behave, textId) => {
    behave();
    await expect(devicePasskeys.ask(lock)).rejects.toMatchObject({ textId });
  });
});

test('a browser that cannot forget one is no failure', () => {
  vi.stubGlobal('PublicKeyCredential', {});
  expect(() => devicePasskeys.forget(ID)).not.toThrow();
});

// Regression: a ReferenceError, that kept a wallet open in its tab after it had been removed.
test('a browser without WebAuthn has nothing to forget, and asks none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(() => devicePasskeys.forget(ID)).not.toThrow();
  vi.stubGlobal('navigator', {});
  await expect(devicePasskeys.ask({ credential: ID, salt: SALT })).rejects.toMatchObject({
    textId: 'vault.error.passkeyRefused',
  });
});
