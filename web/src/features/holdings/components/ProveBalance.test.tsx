import type { BalanceProof } from '@everything-wallet/core/schemas/balanceProof';
import { networks } from '@everything-wallet/core/networks/networks';
import { recordedProofs } from '@everything-wallet/core/proofs/testing/recordedProofs';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { ProveBalance } from './ProveBalance.tsx';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();
beforeEach(() => void loggedProblems());
afterEach(fakeServer.reset);

const { block, held } = recordedProofs;
const bytesOf = (quantity: string) => {
  const digits = BigInt(quantity).toString(16);
  return quantity === '0x0' ? '0x' : `0x${digits.length % 2 === 0 ? '' : '0'}${digits}`;
};
/** Answer of a server for a block of a local chain. */
const honest: BalanceProof = {
  blockNumber: Number(block.number),
  blockTime: Number(block.timestamp) * 1_000,
  blockHash: block.hash,
  header: [
    ...[block.parentHash, block.sha3Uncles, block.miner, block.stateRoot, block.transactionsRoot],
    ...[block.receiptsRoot, block.logsBloom, bytesOf(block.difficulty), bytesOf(block.number)],
    ...[bytesOf(block.gasLimit), bytesOf(block.gasUsed), bytesOf(block.timestamp), block.extraData],
    ...[block.mixHash, block.nonce, bytesOf(block.baseFeePerGas), block.withdrawalsRoot],
    ...[bytesOf(block.blobGasUsed), bytesOf(block.excessBlobGas), block.parentBeaconBlockRoot],
    block.requestsHash,
  ],
  accountProof: [...held.accountProof],
  balance: BigInt(held.balance).toString(),
  agreeing: 2,
  configured: 3,
};

async function prove(proof: unknown) {
  fakeServer.answer('refreshWallet', () => ({ balances: [], tokenBalances: [], proof }));
  render(<ProveBalance address={held.address} account="Savings" network={networks[0]} />, {
    wrapper: AppShell,
  });
  fireEvent.click(screen.getByLabelText('Verify balance of Savings'));
  return (await screen.findByTestId('proof')).textContent;
}

test('shows a valid proof as proved, with its block, its hash and the agreeing nodes', async () => {
  const text = await prove({ answer: honest });
  const madeAt = formatTime(new Date(honest.blockTime), { hasSeconds: true });
  expect(text).toContain(`Verified: 2 ETH in block ${honest.blockNumber} of ${madeAt}`);
  expect(text).toContain('2 of 3 nodes agree on the hash');
  expect(text).toContain(honest.blockHash);
  expect(fakeServer.asked('refreshWallet')).toEqual([
    { proof: { address: held.address, network: 'mainnet' } },
  ]);
});

test('claims no agreement of other nodes if only one is queried', async () => {
  const text = await prove({ answer: { ...honest, agreeing: 1, configured: 1 } });
  expect(text).toContain('This network has only one node here');
});

describe('refuses an invalid proof, with the reason', () => {
  test.each<[string, Partial<BalanceProof>]>([
    ['the account has a different balance', { balance: '3000000000000000000' }],
    ['header does not match the hash', { blockHash: `0x${'11'.repeat(32)}` }],
    ['does not lead from the block to this account', { accountProof: [] }],
  ])('%s', async (reason, changes) => {
    const text = await prove({ answer: { ...honest, ...changes } });
    expect(text).toContain('Not verified');
    expect(text).toContain(reason);
    expect(text).not.toContain('Proved:');
  });
});

test('a proof that could not be requested is neither proved nor refused', async () => {
  const text = await prove({ failure: { code: 'unavailable', message: '' } });
  expect(text).toBe('The proof could not be loaded. Your coins are not affected. Try again.');
});
