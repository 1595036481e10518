// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';
import { contradictedTokens } from './contradictedTokens.ts';
import { withCheckedDecimals } from './withCheckedDecimals.ts';
import { withKnownFacts } from './withKnownFacts.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
/** On the bundled list, but not in the wallet's own table. */
const ONE_INCH = '0x111111111117dC0aa78b770fA6A738034120C302';
const STRANGER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

const stated = (contract: string, decimals: number | null) => ({
  contract,
  symbol: 'FAKE',
  name: 'Fake',
  decimals,
  isListed: true,
});
const factsOf = async (contract: string, decimals: number | null) =>
  (await withKnownFacts('mainnet', { tokens: [stated(contract, decimals)] })).tokens[0];

afterEach(contradictedTokens.forget);

describe('withKnownFacts', () => {
  test.each([
    ['a token that the wallet names', USDC, 'USDC', 6],
    ['a token of the bundled list', ONE_INCH, '1INCH', 18],
  ])(
    '%s has its own decimals and symbol, whatever the answer states',
    async (_, contract, symbol, decimals) => {
      expect(await factsOf(contract, 8)).toMatchObject({ symbol, decimals, isListed: true });
      expect(contradictedTokens.has(1, contract.toLowerCase())).toBe(true);
      expect(await factsOf(contract, decimals)).toMatchObject({ symbol, decimals, isListed: true });
      // A later correct answer does not reset it.
      expect(contradictedTokens.has(1, contract)).toBe(true);
    },
  );

  test('an answer without decimals contradicts nothing', async () => {
    expect(await factsOf(USDC, null)).toMatchObject({ symbol: 'USDC', decimals: 6 });
    expect(contradictedTokens.has(1, USDC)).toBe(false);
  });

  test('the server cannot list another contract', async () => {
    expect(await factsOf(STRANGER, 18)).toMatchObject({ symbol: 'FAKE', decimals: 18, isListed: false });
    // The same contract on another chain is another token.
    const { tokens } = await withKnownFacts('polygon-mainnet', { tokens: [stated(USDC, 8)] });
    expect(tokens[0]).toMatchObject({ decimals: 8, isListed: false });
  });

  test('notifies listeners once', async () => {
    let changes = 0;
    const stop = contradictedTokens.subscribe(() => (changes += 1));
    await factsOf(USDC, 8);
    await factsOf(USDC, 8);
    expect(changes).toBe(1);
    contradictedTokens.forget();
    stop();
    await factsOf(USDC, 8);
    expect(changes).toBe(2);
  });
});

describe('withCheckedDecimals', () => {
  const question = { network: 'mainnet', contract: USDC } as const;

  test('refuses a balance in other decimals than a known token has', async () => {
    await expect(withCheckedDecimals(question, { decimals: 8 })).rejects.toMatchObject({ code: 'data-loss' });
    expect(contradictedTokens.has(1, USDC)).toBe(true);
    await expect(withCheckedDecimals(question, { decimals: 6 })).resolves.toEqual({ decimals: 6 });
  });

  test('accepts facts about an unknown token', async () => {
    const unknown = { network: 'mainnet', contract: STRANGER } as const;
    await expect(withCheckedDecimals(unknown, { decimals: 8 })).resolves.toEqual({ decimals: 8 });
  });
});
