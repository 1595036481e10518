import type { PoolPosition, PoolPreviewAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import type { PoolRefusal, PoolWarning } from '@everything-wallet/core/pools/judgePoolStep';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { amountWords, refusalProblem, warningWords } from '../sequence/erc4626Words.ts';
import type { PoolShortage } from '../poolBudget.ts';
import type { PoolFormOptions, PoolFormState } from './usePoolForm.ts';

/** Texts of a step with a pool, each as it is written. */
export interface PoolTexts {
  /** Balance of the account, or its position. */
  readonly held: (write: WriteAmount) => string;
  readonly shortage: (shortage: PoolShortage, write: WriteAmount) => string;
  readonly coin: (units: bigint, write: WriteAmount) => string;
  readonly refusal: (refusal: PoolRefusal, write: WriteAmount) => string;
  readonly warning: (warning: PoolWarning, write: WriteAmount) => string;
  /** Shares that are minted or redeemed. */
  readonly shares: (preview: PoolPreviewAnswer, write: WriteAmount) => string;
  /** Amount that a withdrawal pays out, or that could be withdrawn after a deposit. */
  readonly assets: (preview: PoolPreviewAnswer, write: WriteAmount) => string;
}

/** Writes the texts of a step with a pool; amounts of the user are masked while they are hidden. */
export function usePoolTexts(
  { isLeaving, isAll, budget, position }: PoolFormState,
  { pool: { network, vault, state }, asset }: PoolFormOptions,
): PoolTexts {
  const t = useText();
  const mask = useMask();
  const shares = { symbol: vault.name, decimals: state?.decimals ?? asset.decimals };

  const own = (units: bigint, write: WriteAmount) => amountWords(units, asset, maskedWrite(write, mask));
  const coin = (units: bigint, write: WriteAmount) =>
    amountWords(units, { symbol: network.currency, decimals: 18 }, maskedWrite(write, mask));
  // A typed amount is shown as it is; of the full position it would show the user's balance.
  const ofStep = (write: WriteAmount) => (isAll ? maskedWrite(write, mask) : write);

  function amountOr(text: string | null, counted: typeof asset, write: WriteAmount): string {
    return text === null ? t('pools.unknown') : amountWords(BigInt(text), counted, write);
  }

  function figureOf(figure: 'assets' | 'maxWithdraw', write: WriteAmount): string {
    const { agreed, byOne } = positionFigure(position, figure);
    const masked = maskedWrite(write, mask);
    if (agreed !== null || byOne === null) return amountOr(agreed, asset, masked);
    return t('pools.byOne', { amount: amountOr(byOne, asset, masked) });
  }

  return {
    held: (write) => {
      if (isLeaving) {
        return t('pools.inIt', {
          amount: figureOf('assets', write),
          leavable: figureOf('maxWithdraw', write),
        });
      }
      if (budget.asset === undefined) return t('pools.heldUnknown', { symbol: asset.symbol });
      const amount = own(budget.asset, write);
      if (!budget.isWrapped || budget.coin === undefined) return t('pools.held', { amount });
      return t('pools.heldAndCoin', { amount, coin: coin(budget.coin, write) });
    },
    shortage: (shortage, write) => {
      if (shortage === 'unknown') return t('pools.heldUnknown', { symbol: asset.symbol });
      const has = own(budget.asset ?? 0n, write);
      if (shortage === 'asset') return t('pools.problem.notEnough', { has });
      return t('pools.problem.notEnoughCoin', { has, coin: coin(budget.coin ?? 0n, write) });
    },
    coin,
    refusal: (refusal, write) => {
      const { text, values } = refusalProblem(refusal, { asset, shares }, { write, mask });
      return t(text, values);
    },
    warning: (warning, write) => warningWords(warning, asset, t, ofStep(write)),
    shares: (preview, write) => amountOr(preview.shares, shares, ofStep(write)),
    assets: ({ tried, assets, back }, write) =>
      amountOr(tried?.assets ?? (isLeaving ? assets : back), asset, ofStep(write)),
  };
}

/** Figure of a position that the nodes agree on, and that of one node alone. */
function positionFigure(position: PoolPosition | undefined, figure: 'assets' | 'maxWithdraw') {
  return { agreed: position?.[figure] ?? null, byOne: position?.unconfirmed?.[figure] ?? null };
}
