import deflating from '@uniswap/v2-periphery/build/DeflatingERC20.json' with { type: 'json' };
import { Interface } from 'ethers';
import { SwapQuoter } from '../../functions/src/services/swaps/SwapQuoter.ts';
import { constructAt } from '../../tools/chains/constructAt.ts';
import type { Tally } from '../production/Tally.ts';
import type { SwapChain } from './SwapChain.ts';

/** Address of the token, without a key. */
const DEFLATING = '0x00000000000000000000000000000000def1a7e5';

/** Checks that a token that deducts a hundredth of each transfer has no quote, sold or bought. */
export async function checkFees(chain: SwapChain, tally: Tally): Promise<undefined> {
  const contract = { abi: new Interface(deflating.abi), creationCode: `0x${deflating.bytecode}` };
  await constructAt(chain.url, chain.account, [{ address: DEFLATING, contract, args: [10n ** 24n] }]);
  await chain.addPair(DEFLATING, 10n ** 22n, 10n ** 19n);
  const quoter = new SwapQuoter(chain.network, chain.exchange, [chain.url]);
  const question = { amount: (10n ** 18n).toString(), slippageBps: 50 };
  for (const [sell, buy] of [
    [null, DEFLATING],
    [DEFLATING, null],
    [chain.tokens[1]?.contract ?? null, DEFLATING],
  ] as const) {
    const answer = await quoter.quote({ ...question, sell, buy });
    tally.expect(
      answer.status === 'none' && answer.reason === 'takesFee',
      `a token that takes a fee: ${JSON.stringify(answer)}`,
    );
  }
  return undefined;
}
