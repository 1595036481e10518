import { expect, test } from 'vitest';
import { decodeCall } from '../calls/decodeCall.ts';
import { depositCalls } from './depositCalls.ts';
import { listedPools } from './listedPools.ts';

const ACCOUNT = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const [coinVault, tokenVault] = listedPools('ethereum');
if (!coinVault || !tokenVault) throw new Error('Ethereum has pools.');

const stepsOf = (vault: typeof coinVault, held: bigint, allowance: bigint) =>
  depositCalls(vault, { assets: 100n, account: ACCOUNT, held, allowance }).map(({ step, transaction }) => ({
    step,
    call: decodeCall(transaction),
  }));

test('wraps only the missing amount of the wrapped coin first', () => {
  const calls = stepsOf(coinVault, 30n, 0n);

  expect(calls.map(({ step }) => step)).toEqual(['wrap', 'approve', 'deposit']);
  expect(calls[0]?.call).toMatchObject({
    kind: 'wrap',
    contract: coinVault.asset,
    value: 70n,
  });
  expect(stepsOf(coinVault, 100n, 0n).map(({ step }) => step)).toEqual(['approve', 'deposit']);
  expect(stepsOf(tokenVault, 30n, 0n).map(({ step }) => step)).toEqual(['approve', 'deposit']);
});

test('approves exactly the deposit, for the vault alone, and revokes a smaller approval first', () => {
  const calls = stepsOf(tokenVault, 100n, 40n);

  expect(calls.map(({ step }) => step)).toEqual(['revoke', 'approve', 'deposit']);
  expect(calls[1]?.call).toMatchObject({
    kind: 'approve',
    contract: tokenVault.asset,
    spender: tokenVault.address,
    amountOrId: 100n,
  });
  expect(stepsOf(tokenVault, 100n, 100n).map(({ step }) => step)).toEqual(['deposit']);
});

test('mints the shares for the depositor', () => {
  const [deposit] = stepsOf(tokenVault, 100n, 100n);

  expect(deposit?.call).toMatchObject({
    kind: 'vault',
    action: 'deposit',
    contract: tokenVault.address,
    amount: 100n,
    receiver: ACCOUNT,
  });
});
