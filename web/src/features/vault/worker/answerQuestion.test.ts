// @vitest-environment node
import { consentTo } from '@everything-wallet/core/calls/consentTo';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { readVault } from '@everything-wallet/core/vault/readVault';
import { writeVault } from '@everything-wallet/core/vault/writeVault';
import { getBytes, hashMessage, Transaction, TypedDataEncoder, verifyMessage, verifyTypedData } from 'ethers';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as raising from '@everything-wallet/core/vault/withPassword';
import * as signing from './checkSignedBytes.ts';
import { ACCOUNT, approval, JUNK, tokenTransfer, transfer, unlimited } from '../testing/signedTransfer.ts';
import { answerQuestion } from './answerQuestion.ts';
import type { VaultCall } from './vaultQuestions.ts';
import { VaultKeeper } from './VaultKeeper.ts';

vi.mock('./checkSignedBytes.ts', { spy: true });
// The cheapest cost of scrypt: these tests do not depend on it.
vi.mock('@everything-wallet/core/vault/passwordKey', async (original) => {
  const { passwordKey, ...others } =
    await original<typeof import('@everything-wallet/core/vault/passwordKey')>();
  const cheap: typeof passwordKey = (password, kdf) => passwordKey(password, { ...kdf, N: 16 });
  return { ...others, passwordKey: cheap };
});
vi.mock('@everything-wallet/core/vault/withPassword', { spy: true });

/** Lowest scrypt cost that a vault may have. */
const CHEAP = 2 ** 14;
const PASSWORD = 'correct horse battery';

let keeper: VaultKeeper;
beforeEach(() => {
  vi.clearAllMocks();
  keeper = new VaultKeeper(CHEAP);
});

/** Returns the worker's answer, or the text id of its failure. */
async function ask(call: VaultCall, input: unknown): Promise<unknown> {
  const answer = await answerQuestion(keeper, { id: 1, call, input });
  if (!answer) throw new Error('No answer');
  return 'failure' in answer ? answer.failure : answer.output;
}

const made = async (fields: object = {}) => {
  const answer = await ask('create', { userId: 'alice', phrase: JUNK, password: PASSWORD, ...fields });
  return (answer as { text: string }).text;
};

const { network, ...rest } = transfer;
const question = { index: 0, transfer: { ...rest, networkId: network.id } };

test('takes a phrase, and returns only addresses and signed bytes', async () => {
  const text = await made({ account: ACCOUNT });
  expect(text).not.toMatch(/test|junk/);
  expect(await ask('address', { index: 0 })).toEqual({ address: ACCOUNT.address });
  const signed = (await ask('sign', question)) as { signedTransaction: string };
  expect(Transaction.from(signed.signedTransaction)).toMatchObject({
    from: ACCOUNT.address,
    to: transfer.to,
    value: transfer.amount,
    nonce: 7,
    chainId: 1n,
  });

  const another = new VaultKeeper(CHEAP);
  keeper = another;
  expect(await ask('address', { index: 0 })).toBe('vault.error.locked');
  expect(await ask('unlock', { userId: 'alice', text, password: PASSWORD })).toEqual({});
  expect(await ask('address', { index: 1 })).toEqual({
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  });
});

test('sends a token with its one call', async () => {
  await made();
  const { network: chain, ...fields } = tokenTransfer;
  const input = { index: 0, transfer: { ...fields, networkId: chain.id } };
  const signed = (await ask('sign', input)) as { signedTransaction: string };
  expect(Transaction.from(signed.signedTransaction).to).toBe(tokenTransfer.token?.contract);
});

test('verifies everything signed with the second decoder, and withholds it on a mismatch', async () => {
  await made();
  vi.mocked(signing.checkSignedBytes).mockImplementationOnce(() => {
    throw new Error('Something of the bytes');
  });
  expect(await ask('sign', question)).toBe('vault.error.failed');
  await ask('sign', question);
  expect(signing.checkSignedBytes).toHaveBeenCalledTimes(2);
});

function unknownCall(target: { readonly to?: null }) {
  const transaction = { ...approval.transaction, ...target, data: '0xdeadbeef' };
  return {
    transaction,
    facts: undefined,
    shown: decodeCall(transaction),
    accepted: [{ type: 'unknownCall' }],
  };
}

test('signs a call as shown, verified with the second decoder', async () => {
  await made();
  vi.mocked(signing.checkSignedBytes).mockClear();
  const signed = (await ask('signCall', { index: 0, call: approval })) as { signedTransaction: string };
  expect(Transaction.from(signed.signedTransaction)).toMatchObject({
    from: ACCOUNT.address,
    to: approval.transaction.to,
    data: approval.transaction.data,
    chainId: 1n,
  });
  expect(signing.checkSignedBytes).toHaveBeenCalledOnce();
  vi.mocked(signing.checkSignedBytes).mockImplementationOnce(() => {
    throw new Error('Something of the bytes');
  });
  expect(await ask('signCall', { index: 0, call: approval })).toBe('vault.error.failed');
});

test.each([
  ['differs from the one shown', { shown: { ...approval.shown, amountOrId: 6n } }, 'call.error.notShown'],
  ['has an unaccepted warning', unlimited([]), 'call.error.notAccepted'],
  ['costs more than shown', { shownTotal: approval.shownTotal - 1n }, 'send.error.feeRose'],
  ['is of another account', { from: transfer.to }, 'send.error.phraseMismatch'],
  [
    'creates a contract that was not shown',
    { transaction: { ...approval.transaction, to: null } },
    'call.error.notShown',
  ],
  ['is unknown, without consent', unknownCall({}), 'call.error.notAccepted'],
  ['creates a contract, without consent', unknownCall({ to: null }), 'call.error.notAccepted'],
  ['has another consent', { consent: 'anything' }, 'vault.error.failed'],
  [
    'is unknown, with consent to another call',
    { ...unknownCall({}), consent: consentTo({ ...approval.transaction, from: approval.from }) },
    'call.error.notAccepted',
  ],
  ['has unknown fields', { gas: 1n }, 'vault.error.failed'],
])('signs no call that %s', async (_, fields, failure) => {
  await made();
  expect(await ask('signCall', { index: 0, call: { ...approval, ...fields } })).toBe(failure);
});

test.each([{}, { to: null }])('signs a call that it cannot read with consent: %j', async (target) => {
  await made();
  const unknown = unknownCall(target);
  const consent = consentTo({ ...unknown.transaction, from: approval.from });
  const call = { ...approval, ...unknown, consent };
  const { signedTransaction } = (await ask('signCall', { index: 0, call })) as { signedTransaction: string };
  expect(Transaction.from(signedTransaction)).toMatchObject({ data: '0xdeadbeef', ...target });
});

test('signs what was accepted', async () => {
  await made();
  const { contract, spender } = unlimited([]).shown;
  const call = { ...approval, ...unlimited([{ type: 'unlimitedApproval', contract, spender }]) };
  expect(await ask('signCall', { index: 0, call })).toMatchObject({
    signedTransaction: expect.any(String) as string,
  });
});

test('signs messages so that other libraries recover the account', async () => {
  await made();
  const message = { form: 'text', text: 'Ünïcode' };
  const toSign = { message, shownDigest: hashMessage('Ünïcode'), accepted: [] };
  const personal = (await ask('signPersonalMessage', { index: 0, toSign })) as { signature: string };
  expect(verifyMessage('Ünïcode', personal.signature)).toBe(ACCOUNT.address);

  const text = JSON.stringify({
    types: {
      EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
      Note: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Note',
    domain: { chainId: 1 },
    message: { text: 'hello' },
  });
  const types = { Note: [{ name: 'text', type: 'string' }] };
  const shownDigest = TypedDataEncoder.hash({ chainId: 1 }, types, { text: 'hello' });
  const accepted = [{ type: 'unknownSignature' }, { type: 'noContract' }];
  const data = { text, chainId: 1, shownDigest, accepted };
  const typed = (await ask('signTypedData', { index: 0, data })) as { signature: string };
  expect(verifyTypedData({ chainId: 1 }, types, { text: 'hello' }, typed.signature)).toBe(ACCOUNT.address);

  const other = { ...data, text: text.replace('hello', 'all my coins') };
  expect(await ask('signTypedData', { index: 0, data: other })).toBe('call.error.notShown');
  expect(await ask('signTypedData', { index: 0, data: { ...data, text: '{' } })).toBe('vault.error.failed');
  const unaccepted = { ...data, accepted: accepted.slice(1) };
  expect(await ask('signTypedData', { index: 0, data: unaccepted })).toBe('call.error.notAccepted');

  const digest = { form: 'hex', hex: `0x${'ab'.repeat(32)}` };
  const blind = { message: digest, shownDigest: hashMessage(getBytes(digest.hex)), accepted: [] };
  expect(await ask('signPersonalMessage', { index: 0, toSign: blind })).toBe('call.error.notAccepted');
});

describe('refuses', () => {
  test('another password, user, phrase or account', async () => {
    const text = await made();
    const unlock = { userId: 'alice', text, password: PASSWORD };
    expect(await ask('unlock', { ...unlock, password: 'another' })).toBe('vault.error.password');
    expect(await ask('unlock', { ...unlock, userId: 'bob' })).toBe('vault.error.foreign');
    expect(await ask('unlock', { ...unlock, text: text.slice(1) })).toBe('vault.error.damaged');
    const other = { ...ACCOUNT, address: transfer.to };
    expect(await ask('unlock', { ...unlock, account: other })).toBe('send.error.phraseMismatch');
    const create = { userId: 'alice', phrase: JUNK, password: PASSWORD, account: other };
    expect(await ask('create', create)).toBe('send.error.phraseMismatch');
    expect(await ask('create', { userId: 'a', phrase: 'x', password: 'y' })).toBe('send.error.invalidPhrase');
    expect(await ask('checkPhrase', { phrase: JUNK, account: other })).toBe('send.error.phraseMismatch');
    expect(await ask('checkPhrase', { phrase: JUNK, account: ACCOUNT })).toEqual({});
  });

  test('everything while it is locked', async () => {
    const shown = { shownDigest: `0x${'ab'.repeat(32)}`, accepted: [] };
    for (const [call, input] of [
      ['markWords', { text: 'a vault' }],
      ['address', { index: 0 }],
      ['sign', question],
      ['signCall', { index: 0, call: approval }],
      ['signPersonalMessage', { index: 0, toSign: { message: { form: 'hex', hex: '0x61' }, ...shown } }],
      ['signTypedData', { index: 0, data: { text: '{}', chainId: 1, ...shown } }],
      ['backup', {}],
      ['changePassword', { password: PASSWORD, next: PASSWORD }],
      ['showPhrase', { password: PASSWORD }],
    ] as const) {
      expect(await ask(call, input)).toBe('vault.error.locked');
    }
  });

  test.each([
    ['a fee above the total shown', { shownTotal: transfer.shownTotal - 1n }, 'send.error.feeRose'],
    ['another sender', { from: transfer.to }, 'send.error.phraseMismatch'],
    ['an unknown network', { networkId: 'moon' }, 'vault.error.failed'],
    ['a negative amount', { amount: -1n }, 'vault.error.failed'],
    ['unknown fields', { data: '0xdeadbeef' }, 'vault.error.failed'],
  ])('to sign %s', async (_, fields, failure) => {
    await made();
    expect(await ask('sign', { index: 0, transfer: { ...question.transfer, ...fields } })).toBe(failure);
  });

  test.each([undefined, null, 'sign', {}, { id: 1 }, { id: 1, call: 'constructor', input: {} }])(
    'to answer %j',
    async (message) => {
      expect(await answerQuestion(keeper, message)).toBeUndefined();
    },
  );
});

test('shows the phrase only for the password, and changes the password with it', async () => {
  await made();
  expect(await ask('showPhrase', { password: 'another' })).toBe('vault.error.password');
  expect(await ask('showPhrase', { password: PASSWORD })).toEqual({ phrase: JUNK });
  expect(await ask('changePassword', { password: 'another', next: 'next password' })).toBe(
    'vault.error.password',
  );
  const { text } = (await ask('changePassword', { password: PASSWORD, next: 'next password' })) as {
    text: string;
  };
  keeper = new VaultKeeper(CHEAP);
  expect(await ask('unlock', { userId: 'alice', text, password: PASSWORD })).toBe('vault.error.password');
  expect(await ask('unlock', { userId: 'alice', text, password: 'next password' })).toEqual({});
});

// Regression: an account's phrase stood in for whatever phrase a vault holds.
test('the mark of a vault is equal only for the same phrase, and reveals no word', async () => {
  const text = await made();
  const mark = await ask('markWords', { text });
  expect(mark).toEqual({ mark: createHash('sha256').update(`${text}\n${JUNK}`).digest('hex') });
  expect(await ask('markWords', { text, phrase: ` ${JUNK.toUpperCase()} ` })).toEqual(mark);
  expect(await ask('markWords', { text: `${text} `, phrase: JUNK })).not.toEqual(mark);
  const other = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  expect(await ask('markWords', { text, phrase: other })).not.toEqual(mark);
  expect(await ask('markWords', { text, phrase: 'junk' })).toBe('send.error.invalidPhrase');
});

test('a backup is a vault that its password decrypts, and no other one, with the same phrase', async () => {
  await made({ account: ACCOUNT });
  const { text } = (await ask('backup', {})) as { text: string };
  const vault = await readVault(text, 'alice');
  expect(await writeVault(vault)).toBe(text);
  keeper = new VaultKeeper(CHEAP);
  const unlock = { userId: 'alice', text };
  expect(await ask('unlock', { ...unlock, password: 'another' })).toBe('vault.error.password');
  expect(await ask('address', { index: 0 })).toBe('vault.error.locked');
  expect(await ask('unlock', { ...unlock, password: PASSWORD })).toEqual({});
  expect(await ask('address', { index: 0 })).toEqual({ address: ACCOUNT.address });
});

test('rehashes a password with an outdated cost after it was right', async () => {
  const old = await made();
  keeper = new VaultKeeper();
  const { text } = (await ask('unlock', { userId: 'alice', text: old, password: PASSWORD })) as {
    text: string;
  };
  expect((await readVault(text, 'alice')).locks.password?.kdf.N).toBe(2 ** 17);
  expect(await ask('unlock', { userId: 'alice', text, password: PASSWORD })).toEqual({});
});

// Regression: with too little memory, the right password did not unlock it.
test('a password that cannot be rehashed still unlocks, and stays unchanged', async () => {
  const old = await made();
  keeper = new VaultKeeper();
  vi.mocked(raising.withPassword).mockRejectedValueOnce(new RangeError('Array buffer allocation failed'));
  expect(await ask('unlock', { userId: 'alice', text: old, password: PASSWORD })).toEqual({});
  expect(await ask('address', { index: 0 })).toEqual({ address: ACCOUNT.address });
});

describe('a passkey', () => {
  const lock = { credential: 'AQIDBA==', salt: Buffer.alloc(32, 9).toString('base64') };
  const answer = () => new Uint8Array(32).fill(7);
  const add = async () =>
    (await ask('addPasskey', { ...lock, prfOutput: answer() })) as { readonly text: string };
  const unlock = (text: string, prfOutput: Uint8Array) =>
    ask('unlockWithPasskey', { userId: 'alice', text, prfOutput });

  test('unlocks the vault it was added to, and another output does not', async () => {
    await made();
    expect(await ask('checkPassword', { password: 'another' })).toBe('vault.error.password');
    expect(await ask('checkPassword', { password: PASSWORD })).toEqual({});
    const { text } = await add();
    keeper = new VaultKeeper(CHEAP);
    expect(await unlock(text, new Uint8Array(32).fill(8))).toBe('vault.error.passkey');
    expect(await ask('address', { index: 0 })).toBe('vault.error.locked');
    expect(await unlock(text, answer())).toEqual({});
    expect(await ask('address', { index: 0 })).toEqual({ address: ACCOUNT.address });
    expect(await ask('unlock', { userId: 'alice', text, password: PASSWORD })).toEqual({});
  });

  test('unlocks nothing once removed with the password, nor a vault without a passkey', async () => {
    const without = await made();
    expect(await unlock(without, answer())).toBe('vault.error.passkey');
    await add();
    expect(await ask('removePasskey', { password: 'another' })).toBe('vault.error.password');
    const { text } = (await ask('removePasskey', { password: PASSWORD })) as { text: string };
    expect(await unlock(text, answer())).toBe('vault.error.passkey');
  });

  test('stands in for the password when another one is set, with a fresh output only', async () => {
    await made();
    await add();
    const change = (prfOutput: Uint8Array) =>
      ask('changePasswordByPasskey', { prfOutput, next: 'next password' });
    expect(await change(new Uint8Array(32).fill(8))).toBe('vault.error.passkey');
    const given = answer();
    const { text } = (await change(given)) as { text: string };
    expect([...given]).toEqual(Array(32).fill(0));
    keeper = new VaultKeeper(CHEAP);
    expect(await change(answer())).toBe('vault.error.locked');
    expect(await ask('unlock', { userId: 'alice', text, password: PASSWORD })).toBe('vault.error.password');
    expect(await ask('unlock', { userId: 'alice', text, password: 'next password' })).toEqual({});
    expect(await unlock(text, answer())).toEqual({});
  });

  test('overwrites its output, whether it unlocks or not', async () => {
    await made();
    const answers = [answer(), answer(), new Uint8Array(32).fill(8)];
    const { text } = (await ask('addPasskey', { ...lock, prfOutput: answers[0] })) as { text: string };
    for (const prfOutput of answers.slice(1)) await unlock(text, prfOutput);
    for (const left of answers) expect([...left]).toEqual(Array(32).fill(0));
  });

  test.each([31, 33, 0])('has an output of 32 bytes, not %i', async (length) => {
    await made();
    expect(await ask('addPasskey', { ...lock, prfOutput: new Uint8Array(length) })).toBe(
      'vault.error.failed',
    );
  });
});
