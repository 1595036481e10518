// @vitest-environment node
import 'fake-indexeddb/auto';
import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { Transfer } from '@everything-wallet/core/transactions/signTransfer';
import { Transaction } from 'ethers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FakePasskeys } from '../../features/vault/testing/FakePasskeys.ts';
import { FakeWorker } from '../../features/vault/testing/FakeWorker.ts';
import {
  ACCOUNT,
  approval,
  JUNK,
  tokenTransfer,
  transfer,
} from '../../features/vault/testing/signedTransfer.ts';
import { VaultClient } from '../../features/vault/VaultClient.ts';
import type { Signer } from '../../lib/vault/Signer.ts';
import { noteRow } from './noteRow.ts';

// The cost of guessing a password does not matter here.
vi.mock('@everything-wallet/core/vault/passwordKey', async (original) => {
  const { passwordKey, ...others } =
    await original<typeof import('@everything-wallet/core/vault/passwordKey')>();
  const cheap: typeof passwordKey = (password, kdf) => passwordKey(password, { ...kdf, N: 16 });
  return { ...others, passwordKey: cheap };
});

const THIEF = '0x1563915e194D8CfBA1943570603F7606A3115508';

let vault: VaultClient;
let signer: Signer;

beforeAll(async () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', new EventTarget());
  vault = new VaultClient(
    'alice',
    () => new FakeWorker(),
    new FakePasskeys(),
    () => undefined,
  );
  await vault.refresh();
  await vault.create(JUNK, 'correct horse battery');
  signer = await vault.openSigner(ACCOUNT);
});
afterAll(() => {
  vault.close();
  vi.unstubAllGlobals();
});

type Path = readonly string[];

/** Returns every field of a request to the worker, at any depth. */
function leavesOf(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  // Accepting more is allowed; a network is identified only by its id.
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'network' ? [] : leavesOf(member, [...path, key]),
  );
}

function insteadOf(value: unknown): readonly unknown[] {
  if (typeof value === 'bigint') return [value * 100n, value + 1n, 0n];
  if (typeof value === 'number') return [value + 1, 137];
  if (typeof value !== 'string') return [];
  if (/^0x[0-9a-f]{40}$/i.test(value)) return [THIEF];
  if (value.startsWith('0x')) return [`${value.slice(0, -1)}f`, `${value}00`, value.replace('0', '1')];
  return ['erc721', 'erc1155', 'transfer'].filter((one) => one !== value);
}

function changed<Value>(value: Value, [key = '', ...rest]: Path, instead: unknown): Value {
  const member = (value as Record<string, unknown>)[key];
  return { ...value, [key]: rest.length === 0 ? instead : changed(member, rest, instead) };
}

/** Returns the worker's signed bytes; undefined where it refused. */
async function bytesOf(signing: Promise<{ readonly signedTransaction: string }>) {
  return signing.then(
    ({ signedTransaction }) => Transaction.from(signedTransaction),
    () => undefined,
  );
}

/**
 * Returns the limits by which bytes exceed a call as the page has shown it, whatever else the worker
 * received.
 */
function problemsOf(bytes: Transaction, { transaction, shownTotal }: CallToSign, requested: CallToSign) {
  const max = bytes.value + bytes.gasLimit * (bytes.maxFeePerGas ?? bytes.gasPrice ?? 0n);
  const isShown =
    bytes.to?.toLowerCase() === transaction.to?.toLowerCase() &&
    bytes.data === transaction.data &&
    bytes.value === transaction.value &&
    // Only the transaction names its network: the page shows that one.
    Number(bytes.chainId) === requested.transaction.chainId;
  return [
    ...(isShown ? [] : ['another call than was shown']),
    ...(max <= (requested.shownTotal < shownTotal ? requested.shownTotal : shownTotal) ? [] : [`${max} wei`]),
  ];
}

describe('the vault’s worker, given a call that differs from the shown one in', () => {
  test.each(leavesOf(approval).map(([path, value]) => [path.join('.'), path, value] as const))(
    '%s, signs the shown call or nothing',
    async (name, path, value) => {
      const lies = insteadOf(value);
      expect(lies.length).toBeGreaterThan(0);
      for (const instead of lies) {
        const requested = changed<CallToSign>(approval, path, instead);
        const bytes = await bytesOf(signer.signCall(requested));
        if (bytes) expect(problemsOf(bytes, approval, requested)).toEqual([]);
        noteRow(
          `worker, call: ${name}`,
          [`${String(value)} shown`, `${String(instead)} asked`],
          bytes ? 'signed as shown' : 'refused',
        );
      }
    },
  );

  test('nothing, signs it', async () => {
    expect(await bytesOf(signer.signCall(approval))).toBeDefined();
  });
});

describe('the vault’s worker, given a transfer with another', () => {
  const rows = [transfer, tokenTransfer].flatMap((requested) =>
    leavesOf(requested).map(
      ([path, value]) =>
        [`${requested.token ? 'tokens' : 'coin'}: ${path.join('.')}`, requested, path, value] as const,
    ),
  );

  test.each(rows)('%s, never exceeds its own total', async (name, shown, path, value) => {
    for (const instead of insteadOf(value)) {
      const requested = changed<Transfer>(shown, path, instead);
      const bytes = await bytesOf(signer.sign(requested));
      noteRow(
        `worker, transfer of ${name}`,
        [`${String(value)} shown`, `${String(instead)} asked`],
        bytes ? 'signed' : 'refused',
      );
      if (!bytes) continue;
      const max = bytes.value + bytes.gasLimit * (bytes.maxFeePerGas ?? bytes.gasPrice ?? 0n);
      expect(max).toBeLessThanOrEqual(requested.shownTotal);
      expect(bytes.from).toBe(shown.from);
      expect(bytes.chainId).toBe(BigInt(shown.network.chainId));
    }
  });

  test('nothing, signs it', async () => {
    expect(await bytesOf(signer.sign(transfer))).toBeDefined();
    expect(await bytesOf(signer.sign(tokenTransfer))).toBeDefined();
  });
});
