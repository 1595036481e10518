import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';

const contracts = join(import.meta.dirname, '../../packages/core/src/callables');

/** Callables and parts of `refreshWallet` that query no node, with their sources. */
export const ASKS_NO_NODE: Readonly<Record<string, string>> = {
  accountAccess: 'Firebase',
  finishSetup: 'Firestore',
  generateApiKey: 'Firestore',
  getTokenPrices: 'the source of prices',
  storeRecoveryPhraseHash: 'Firestore',
  verifyRecoveryPhrase: 'Firestore',
  // One node lies about accepting it (`checkBroadcasts`).
  sendTransaction: 'nodes that are given something',
  'refreshWallet: prices': 'the source of prices',
  'refreshWallet: tokenPrices': 'the source of prices',
  'refreshWallet: pastPrices': 'the source of prices',
  'refreshWallet: maintenance': 'Firestore',
};

/** Parts of `refreshWallet` whose answers are those of a callable of its own. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'refreshWallet: balances': 'getBalance',
  'refreshWallet: tokenBalances': 'getTokenBalance',
  'refreshWallet: settling': 'reconcileTransactions',
  refreshWallet: 'refreshWallet: holdings',
};

/** Every callable that has a contract, and every part of `refreshWallet`: 'getBalance', 'refreshWallet: holdings', … */
export async function askedCallables(): Promise<readonly string[]> {
  const files = readdirSync(contracts).filter((file) => /^\w+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(pathToFileURL(join(contracts, file)).href)) as Record<string, unknown>,
    ),
  );
  const names = modules.flatMap(Object.values).flatMap((value) => (isContract(value) ? [value.name] : []));
  const parts = Object.keys(refreshWallet.output.shape).map((part) => `refreshWallet: ${part}`);
  return [...new Set([...names, ...parts])];
}

function isContract(value: unknown): value is { readonly name: string } {
  return (
    typeof value === 'object' && value !== null && 'input' in value && 'output' in value && 'name' in value
  );
}
