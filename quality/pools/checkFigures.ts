import type { PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Tally } from '../production/Tally.ts';
import type { PoolChain } from './PoolChain.ts';

/**
 * Compares the functions' answer about all vaults and accounts with the books at the same block, to the
 * smallest unit.
 */
export async function checkFigures(chain: PoolChain, answer: PoolsAnswer, tally: Tally): Promise<void> {
  const { block, vaults } = answer;
  if (!block) {
    tally.expect(false, 'the functions name no block');
    return;
  }
  const unfair = await chain.bookUntil(block.number);
  tally.expect(
    unfair === 0,
    `${unfair} entries up to block ${block.number} are not as the vault's rule has them`,
  );
  const time = await chain.timeOf(block.number);
  tally.expect(vaults.length === chain.vaults.length, `${vaults.length} vaults are reported`);
  for (const { address, name } of chain.vaults) {
    const reported = vaults.find((vault) => vault.address === address);
    const book = chain.bookOf(address);
    const about = `${name}, block ${block.number}`;
    tally.expect(
      reported?.status === 'open' && reported.agreement === 'agreed',
      `${about}: is ${reported?.status}`,
    );
    const total = String(book.totalAssets(time));
    tally.expect(reported?.totalAssets === total, `${about}: ${reported?.totalAssets} in all, not ${total}`);
    const price = String(book.sharePrice(time));
    tally.expect(reported?.sharePrice === price, `${about}: ${reported?.sharePrice} a share, not ${price}`);
    for (const account of chain.accounts) {
      const { shares, assets, earned } = book.of(account, time);
      const position = reported?.positions.find((each) => each.address === account);
      const says = [
        ...[position?.shares, position?.assets, position?.earned],
        ...[position?.maxWithdraw, position?.maxRedeem],
      ].join();
      const should = [shares, assets, earned, assets, shares].join();
      tally.expect(says === should, `${about}: ${account} has ${says}, not ${should}`);
    }
  }
}
