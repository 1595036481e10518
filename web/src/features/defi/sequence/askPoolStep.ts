import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type {
  PoolPosition,
  PoolPreviewAnswer,
  PoolsAnswer,
  PoolState,
} from '@everything-wallet/core/schemas/poolsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { judgePoolStep, type PoolJudgement } from '@everything-wallet/core/pools/judgePoolStep';
import { sharesToLeave } from '@everything-wallet/core/pools/sharesToLeave';
import type { Erc4626Step } from '@everything-wallet/core/pools/Erc4626Step';
import { askPools } from '../api/askPools.ts';

/** Preview of a step, and its judgement. */
export interface AskedStep {
  readonly answer: PoolsAnswer;
  /** The step; when redeeming everything, with the shares redeemable now. */
  readonly step: Erc4626Step;
  readonly state: PoolState | undefined;
  readonly preview: PoolPreviewAnswer | undefined;
  /** Undefined if the pool's state is unknown. */
  readonly judgement: PoolJudgement | undefined;
}

/**
 * Requests the preview of a step. When redeeming everything, uses the shares owned and redeemable now, since more may have been
 * deposited or received meanwhile.
 *
 * @param vault address of the pool
 * @throws CallableError if it cannot be requested
 */
export async function askPoolStep(
  network: Network,
  { vault, account, action, amount }: Erc4626Step & { readonly vault: string; readonly account: string },
): Promise<AskedStep> {
  const ask = async (units: bigint) => {
    const answer = await askPools({
      network: network.rpcName,
      addresses: [account],
      preview: { vault, action, amount: units.toString(), from: account },
    });
    const state = answer.vaults.find(({ address }) => sameAddress(address, vault));
    const position = state?.positions.find(({ address }) => sameAddress(address, account));
    return { answer, state, position, amount: units };
  };
  const first = await ask(amount);
  const shares = action === 'redeem' ? sharesIn(first) : undefined;
  const answered = shares === undefined || shares === amount ? first : await ask(shares);
  const { answer, state, position } = answered;
  const { preview } = answer;
  const step = { action, amount: answered.amount };
  const judgement = state && judgePoolStep(step, { vault: state, position, preview });
  return { answer, step, state, preview, judgement };
}

function sharesIn({
  state,
  position,
}: {
  readonly state: PoolState | undefined;
  readonly position: PoolPosition | undefined;
}): bigint | undefined {
  return state && position && sharesToLeave(position, state);
}
