import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type {
  VaultPosition,
  VaultPreview,
  VaultsAnswer,
  VaultState,
} from '@everything-wallet/core/callables/vaultsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { judgeVaultStep, type VaultJudgement } from '@everything-wallet/core/vaults/judgeVaultStep';
import { sharesToLeave } from '@everything-wallet/core/vaults/sharesToLeave';
import type { VaultStep } from '@everything-wallet/core/vaults/VaultStep';
import { askVaults } from '../api/askVaults.ts';

/** What a pool says of a step, and what is to be thought of it. */
export interface AskedStep {
  readonly answer: VaultsAnswer;
  /** Of all that there is, with as many shares as may leave by now. */
  readonly step: VaultStep;
  readonly state: VaultState | undefined;
  readonly preview: VaultPreview | undefined;
  /** Undefined where nothing is known of the pool. */
  readonly judgement: VaultJudgement | undefined;
}

/**
 * Asks what a pool says of a step. Of all that there is as many shares leave as there are, and may leave, by now: more were put in, or sent,
 * meanwhile.
 *
 * @param vault address of the pool
 * @throws CallableError where it cannot be asked
 */
export async function askPoolStep(
  network: Network,
  { vault, account, action, amount }: VaultStep & { readonly vault: string; readonly account: string },
): Promise<AskedStep> {
  const ask = async (units: bigint) => {
    const answer = await askVaults({
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
  const asked = shares === undefined || shares === amount ? first : await ask(shares);
  const { answer, state, position } = asked;
  const { preview } = answer;
  const step = { action, amount: asked.amount };
  const judgement = state && judgeVaultStep(step, { vault: state, position, preview });
  return { answer, step, state, preview, judgement };
}

function sharesIn({
  state,
  position,
}: {
  readonly state: VaultState | undefined;
  readonly position: VaultPosition | undefined;
}): bigint | undefined {
  return state && position && sharesToLeave(position, state);
}
