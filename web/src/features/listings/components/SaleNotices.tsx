import Alert from '@mui/material/Alert';
import { useText } from '../../../lib/text/useText.ts';
import type { SaleState } from '../trades/SaleState.ts';

interface SaleNoticesProps {
  state: SaleState;
  standard: 'erc721' | 'erc1155';
  /** Number of listings that have to be cancelled first. */
  conflicts: number;
  /** Number of listings that stay. */
  kept: number;
}

/** Notices of a sale: other listings, its problem, and the step it waits for. */
export function SaleNotices({ state, standard, conflicts, kept }: SaleNoticesProps) {
  const t = useText();
  const problem = state.name === 'form' || state.name === 'unsaved' ? state.problem : undefined;
  return (
    <>
      {conflicts > 0 && (
        <Alert severity="warning">
          {t(standard === 'erc721' ? 'market.sell.cancelFirst' : 'market.sell.cancelAll')}
        </Alert>
      )}
      {kept > 0 && <Alert severity="info">{t('market.sell.keepsOld')}</Alert>}
      {problem && <Alert severity="error">{t(problem.text, problem.values)}</Alert>}
      {state.name === 'waiting' && (
        <Alert severity="info">
          {t(state.kind === 'approve' ? 'market.sell.approving' : 'market.sell.cancelling')}
        </Alert>
      )}
    </>
  );
}
