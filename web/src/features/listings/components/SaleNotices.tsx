import Alert from '@mui/material/Alert';
import { useText } from '../../../lib/text/useText.ts';
import type { ListingStep } from '../trades/ListingStep.ts';

interface SaleNoticesProps {
  step: ListingStep;
  standard: 'erc721' | 'erc1155';
  /** Number of listings that have to be cancelled first. */
  conflicts: number;
  /** Number of listings that stay. */
  kept: number;
}

/** Notices of a sale: other listings, its problem, and the step it waits for. */
export function SaleNotices({ step, standard, conflicts, kept }: SaleNoticesProps) {
  const t = useText();
  const problem = step.name === 'form' || step.name === 'unsaved' ? step.problem : undefined;
  return (
    <>
      {conflicts > 0 && (
        <Alert severity="warning">
          {t(standard === 'erc721' ? 'market.sell.cancelFirst' : 'market.sell.cancelAll')}
        </Alert>
      )}
      {kept > 0 && <Alert severity="info">{t('market.sell.keepsOld')}</Alert>}
      {problem && <Alert severity="error">{t(problem.text, problem.values)}</Alert>}
      {step.name === 'waiting' && (
        <Alert severity="info">
          {t(step.kind === 'approve' ? 'market.sell.approving' : 'market.sell.cancelling')}
        </Alert>
      )}
    </>
  );
}
