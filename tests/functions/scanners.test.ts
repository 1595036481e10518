import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Wallet, type HDNodeWallet } from 'ethers';
import { afterEach, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import type { Movement } from '../../functions/src/services/scanner/Movement.ts';
import type { ScanEvent } from '../../functions/src/services/scanner/ScanEvent.ts';
import { rpcVariable } from '../../packages/core/src/networks/rpcVariable.ts';
import { addWatchOnlyAccount } from './support/addWatchOnlyAccount.ts';
import { readDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const chain = new LocalChain('polygon-mainnet');
const { chainId, rpcName } = chain.network;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const scanner of running) scanner.kill('SIGKILL');
});

/** A movement with the event that contained it. */
interface Delivered {
  readonly event: string;
  readonly movement: Movement;
}

function startScanner(delivered: Delivered[]): ChildProcess {
  const scanner = fork(join(import.meta.dirname, 'support/scannerProgram.ts'), [], {
    env: { ...process.env, [rpcVariable('RPC_URLS', rpcName)]: environment.rpcUrl(rpcName) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(scanner);
  scanner.on('exit', () => running.delete(scanner));
  scanner.on('message', (events) => {
    for (const event of events as readonly ScanEvent[])
      if (event.kind === 'applied')
        delivered.push(...event.movements.map((movement) => ({ event: event.id, movement })));
  });
  return scanner;
}

const addAccount = async (address: string) => addWatchOnlyAccount(`scanned${address.slice(2, 10)}`, address);

/** Sends one wei; returns the transaction's hash. */
async function pay(payer: HDNodeWallet, to: string): Promise<string> {
  const nonce = await chain.nonceOf(payer.address);
  const fees = { maxFeePerGas: 200_000_000_000n, maxPriorityFeePerGas: 30_000_000_000n, gasLimit: 21_000n };
  const bytes = await payer.signTransaction({ type: 2, chainId, to, value: 1n, nonce, ...fees });
  const hash = String(await chain.rpc('eth_sendRawTransaction', bytes));
  await vi.waitFor(async () => expect(await chain.nonceOf(payer.address)).toBe(nonce + 1), {
    ...{ timeout: 20_000, interval: 100 },
  });
  return hash;
}

/** Waits until the scanner has read the newest block. */
async function untilCurrent(): Promise<void> {
  const head = Number(await chain.rpc('eth_blockNumber'));
  await vi.waitFor(
    async () => {
      const { cursor } = (await readDocument(`scan_cursors/${chainId}`)) ?? {};
      const { next = 0 } = JSON.parse(typeof cursor === 'string' ? cursor : '{}') as { next?: number };
      expect(next).toBeGreaterThan(head);
    },
    { timeout: 60_000, interval: 200 },
  );
}

it('delivers what reaches the accounts of users, once, also after it was killed', async () => {
  const payer = Wallet.createRandom();
  await chain.setBalance(payer.address, 10n ** 18n);
  const [early, late] = [Wallet.createRandom().address, Wallet.createRandom().address];
  await addAccount(early);
  const delivered: Delivered[] = [];
  const of = (hash: string) => delivered.filter(({ movement }) => movement.txHash === hash);
  const untilDelivered = async (hash: string) =>
    vi.waitFor(() => expect(of(hash)).not.toEqual([]), { timeout: 30_000, interval: 50 });

  let scanner = startScanner(delivered);
  await untilCurrent();
  const first = await pay(payer, early);
  await untilDelivered(first);
  expect(of(first)[0]?.movement).toMatchObject({
    ...{ id: `${chainId}:${first}:coin:in`, kind: 'transfer', address: early, direction: 'in', units: '1' },
  });

  // Of an account that is added while the scanner runs, later ones are found; a backfill has those before.
  expect(of(await pay(payer, late))).toEqual([]);
  await addAccount(late);
  const second = await vi.waitFor(
    async () => {
      const hash = await pay(payer, late);
      await vi.waitFor(() => expect(of(hash)).not.toEqual([]), { timeout: 3_000, interval: 50 });
      return hash;
    },
    { timeout: 60_000, interval: 500 },
  );
  expect(of(second)[0]?.movement.address).toBe(late);

  scanner.kill('SIGKILL');
  await once(scanner, 'exit');
  const third = await pay(payer, early);
  await chain.mine(3);
  scanner = startScanner(delivered);
  await untilDelivered(third);

  const stoppedAt = Date.now();
  scanner.kill('SIGTERM');
  expect(await once(scanner, 'exit')).toEqual([0, null]);
  expect(Date.now() - stoppedAt).toBeLessThan(10_000);
  const fourth = await pay(payer, late);
  scanner = startScanner(delivered);
  await untilDelivered(fourth);
  scanner.kill('SIGTERM');
  await once(scanner, 'exit');

  // An event may be delivered twice; a movement has one event.
  for (const hash of [first, second, third, fourth])
    expect(new Set(of(hash).map(({ event }) => event)).size).toBe(1);
});
