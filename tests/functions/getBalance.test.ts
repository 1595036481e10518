import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { describe, expect, it } from 'vitest';
import { LocalChain } from './support/LocalChain.ts';
import { TestUser } from './support/TestUser.ts';

describe('getBalance', () => {
  it.each(alwaysOnNetworks.map(({ rpcName }) => rpcName))('is exact to the wei on %s', async (rpcName) => {
    const [user, chain, { address }] = [
      await TestUser.signUp(),
      new LocalChain(rpcName),
      Wallet.createRandom(),
    ];
    expect(await user.call(getBalance, { address, network: rpcName })).toEqual({ balance: '0' });
    await chain.setBalance(address, 123_456_789_012_345_678_901n);
    expect(await user.call(getBalance, { address, network: rpcName })).toEqual({
      balance: '123.456789012345678901',
    });
  });
});
