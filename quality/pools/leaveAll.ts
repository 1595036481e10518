import type { PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import { buildPoolRedemption } from '@everything-wallet/core/calls/build/buildPoolRedemption';
import type { Tally } from '../production/Tally.ts';
import type { PoolChain } from './PoolChain.ts';

/**
 * Withdraws the whole position of every account: the reported earnings must equal its balance less its
 * initial one, by the asset's own books.
 */
export async function leaveAll(
  chain: PoolChain,
  ask: () => Promise<PoolsAnswer>,
  tally: Tally,
): Promise<string> {
  const { chainId } = chain.network;
  let earnings = 0;
  for (const { address, asset, name } of chain.vaults) {
    for (const account of chain.accounts) {
      const block = await chain.provider.getBlockNumber();
      await chain.bookUntil(block);
      const { shares } = chain.bookOf(address).of(account, await chain.timeOf(block));
      if (shares > 0n) {
        const call = buildPoolRedemption({
          chainId,
          vault: address,
          shares,
          receiver: account,
          owner: account,
        });
        tally.expect(await chain.send(account, call), `${name}: all of ${account} did not leave`);
      }
    }
    const reported = (await ask()).vaults.find((vault) => vault.address === address);
    for (const account of chain.accounts) {
      const position = reported?.positions.find((each) => each.address === account);
      const more = (await chain.balanceOf(asset, account)) - chain.givenOf(asset, account);
      if (more > 0n) earnings += 1;
      tally.expect(
        position?.shares === '0' && position.earned === String(more),
        `${name}: ${account} has ${more} more, and earned by the report ${position?.earned}`,
      );
    }
  }
  return `${earnings} of ${chain.vaults.length * chain.accounts.length} have more than before`;
}
