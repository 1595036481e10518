import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { Wallet } from 'ethers';
import { startChain } from '../../tools/chains/startChain.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { Receiver } from '../transfers/Receiver.ts';
import { startExplorer } from '../transfers/startExplorer.ts';
import { kinds, TransferChain, type MadeTransfer } from '../transfers/TransferChain.ts';

const TRANSFERS = 1_000;
const ACCOUNTS = 5;
const DEPTHS = [1, 2, 3, 4, 5];

/**
 * 1,000 transfers of four kinds over three chains and five accounts while the app was closed: each once in
 * the history, with the chains' own totals; then the same through an explorer's API with pages, duplicates
 * and gaps; then reorgs.
 */
export const transfers: QualitySuite = {
  claim:
    'Every incoming transfer of coin, ERC-20, ERC-721 and ERC-1155 is in the history once, with its exact amount, read from nodes or from an unreliable explorer. Reorgs leave no ghost and no duplicate.',
  async work({ family, directory, log }) {
    const failures: string[] = [];
    let passed = 0;
    const expect = (holds: boolean, failure: string) => {
      if (holds) passed += 1;
      else failures.push(failure);
    };

    const chains: TransferChain[] = [];
    for (const id of ['ethereum', 'polygon', 'sepolia'] as const) {
      const [network, port] = [networkById(id), await freePort()];
      await startChain(family, { network, port, directory, stateFile: undefined });
      const chain = new TransferChain(network, `http://127.0.0.1:${port}`);
      await chain.deploy();
      chains.push(chain);
    }
    const accounts = Array.from({ length: ACCOUNTS }, () => Wallet.createRandom().address);
    const made = new Map<TransferChain, MadeTransfer[]>(chains.map((chain) => [chain, []]));

    /**
     * Checks that the history has every transfer once, and that totals equal the accounts' balances on chain.
     */
    async function compare(what: string, receiver: Receiver): Promise<void> {
      for (const [chain, list] of made) {
        const own = receiver.records.filter(({ network }) => network === chain.network.id);
        for (const { hash, to, kind, units } of list) {
          const found = own.filter(
            (record) => record.tx_hash === hash && record.to_address === to && record.standard === kind,
          );
          const isRight = found.length === 1 && found.every((record) => unitsOf(record) === units);
          expect(isRight, `${what}: ${chain.network.id} ${kind} ${hash}: ${found.length} records`);
        }
        expect(
          own.length === list.length,
          `${what}: ${chain.network.id} has ${own.length} of ${list.length}`,
        );
        for (const account of accounts) {
          for (const kind of kinds) {
            const total = own
              .filter(({ to_address: to, standard }) => to === account && standard === kind)
              .reduce((sum, record) => sum + unitsOf(record), 0n);
            const held = await chain.holding(kind, account);
            expect(total === held, `${what}: ${chain.network.id} ${kind} of ${account}: ${total} of ${held}`);
          }
        }
      }
    }

    try {
      const wallet = new Receiver(chains, accounts);
      await wallet.scanUntilRead();
      for (let index = 0; index < TRANSFERS; index += 1) {
        const chain = chains[index % chains.length];
        const account = accounts[Math.floor(index / 12) % ACCOUNTS];
        const kind = kinds[Math.floor(index / chains.length) % kinds.length];
        if (!chain || account === undefined || !kind) throw new Error('unreachable');
        made.get(chain)?.push(await chain.transfer(kind, account, 10n ** 9n + BigInt(index) ** 3n));
      }
      log(`  nodes alone: read in ${await wallet.scanUntilRead()} scans`);
      await compare('nodes alone', wallet);

      let hasGaps = true;
      const explorers = new Map<TransferChain, string>();
      const ends: (() => void)[] = [];
      for (const [chain, list] of made) {
        const { url, end } = await startExplorer(chain, list, () => hasGaps);
        explorers.set(chain, url);
        ends.push(end);
      }
      const reader = new Receiver(chains, accounts, (chain) => explorers.get(chain) ?? '');
      log(`  explorer: read with gaps in ${await reader.scanUntilRead()} scans`);
      hasGaps = false;
      for (let again = 0; again < 40; again += 1) await reader.scanUntilRead();
      await compare('explorer', reader);
      for (const end of ends) end();

      const [, , last] = chains;
      if (!last) throw new Error('unreachable');
      const list = made.get(last) ?? [];
      for (const depth of DEPTHS) {
        const before = await last.ask<string>('evm_snapshot');
        for (let block = 0; block < depth; block += 1) {
          const kind = kinds[block % kinds.length] ?? 'coin';
          await last.transfer(kind, accounts[block] ?? '', 1_000n + BigInt(block));
        }
        await wallet.scanUntilRead();
        await last.ask('evm_revert', before);
        // Other transfers in other blocks, one more of them.
        for (let block = 0; block <= depth; block += 1) {
          const kind = kinds[(block + 1) % kinds.length] ?? 'coin';
          list.push(await last.transfer(kind, accounts[block % ACCOUNTS] ?? '', 5_000n + BigInt(depth)));
        }
        await wallet.scanUntilRead();
        await last.ask('anvil_mine', `0x${last.network.confirmations.toString(16)}`);
        await wallet.scanUntilRead();
        await compare(`reorganisation of ${depth}`, wallet);
      }
    } finally {
      for (const chain of chains) chain.end();
    }
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};

/** Returns the amount of a record, in the smallest unit. */
function unitsOf({
  amount,
  amount_units: units,
}: {
  amount: string;
  amount_units?: string | undefined;
}): bigint {
  if (units !== undefined) return BigInt(units);
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(18, '0'));
}
