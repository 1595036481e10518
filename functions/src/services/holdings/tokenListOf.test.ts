import { networks } from '@everything-wallet/core/networks/networks';
import { marketTokens } from '@everything-wallet/core/tokens/marketTokens';
import { getAddress } from 'ethers';
import { describe, expect, it } from 'vitest';
import { tokenListOf } from './tokenListOf.ts';

describe('the token list', () => {
  it.each(
    networks.filter(({ type }) => type === 'mainnet').map((network) => [network.name, network] as const),
  )('of %s has tokens of that network alone, its own first, each once', async (_, { id, rpcName }) => {
    const own = marketTokens(id);
    const { tokens, byContract, contracts } = await tokenListOf(rpcName);
    expect(tokens.length).toBeGreaterThan(30);
    expect(new Set(tokens.map(({ contract }) => contract.toLowerCase())).size).toBe(tokens.length);
    for (const token of tokens) {
      expect(getAddress(token.contract)).toBe(token.contract);
      expect(byContract.get(token.contract.toLowerCase())).toBe(token);
    }
    const first = tokens.slice(0, own.length).map(({ contract }) => contract);
    for (const { contract } of own) {
      expect(contracts).toContain(contract.toLowerCase());
      if (byContract.has(contract.toLowerCase())) expect(first).toContain(contract);
    }
  });

  it('has the decimals of stablecoins', async () => {
    const { byContract } = await tokenListOf('mainnet');
    const decimals = (contract: string) => byContract.get(contract.toLowerCase())?.decimals;
    expect(decimals('0xdAC17F958D2ee523a2206206994597C13D831ec7')).toBe(6);
    expect(decimals('0x6B175474E89094C44Da98b954EedeAC495271d0F')).toBe(18);
  });
});
