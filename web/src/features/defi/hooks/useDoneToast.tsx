import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useQueryClient } from '@tanstack/react-query';
import { useSnackbar } from 'notistack';
import { AmountText } from '../../../components/AmountText.tsx';
import { ToastText } from '../../../components/ToastText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { PoolSequence } from '../sequence/PoolSequence.ts';
import { amountWords } from '../sequence/erc4626Words.ts';
import { poolAt } from '../poolAt.ts';

/** Returns a function that refreshes the pools and shows a toast once a sequence is done. */
export function useDoneToast() {
  const t = useText();
  const mask = useMask();
  const client = useQueryClient();
  const { enqueueSnackbar } = useSnackbar();

  return (sequence: PoolSequence, record: TransactionRecord | undefined) => {
    void client.invalidateQueries({ queryKey: ['vaults'] });
    void client.invalidateQueries({ queryKey: ['poolFunds'] });
    const vault = poolAt(sequence.network, sequence.vault);
    const units = isLeaving(sequence.action)
      ? receivedUnits(sequence, record, vault?.asset)
      : sequence.assets;
    const [title, text] = doneTexts(sequence.action, vault?.kind, units !== null);
    const say = (write: WriteAmount) =>
      t(text, {
        amount:
          units === null
            ? t('pools.unknown')
            : amountWords(BigInt(units), sequence, maskedWrite(write, mask)),
        pool: vault?.name ?? '',
      });
    enqueueSnackbar(<ToastText title={t(title)} text={<AmountText say={say} />} />, {
      key: `pool/${sequence.id}`,
      variant: 'success',
    });
  };
}

/** Units that a withdrawal paid out: it may be less than was previewed, so only its record counts. */
function receivedUnits(
  { action }: PoolSequence,
  record: TransactionRecord | undefined,
  asset: string | undefined,
): string | null {
  const received = record?.came?.find(({ contract_address: contract }) =>
    // Lido's queue pays out the coin.
    action === 'claim'
      ? contract === undefined
      : contract !== undefined && asset !== undefined && sameAddress(contract, asset),
  );
  return received?.units ?? null;
}

/** Returns true where the last step pays out. */
function isLeaving(action: PoolSequence['action']): boolean {
  return action === 'withdraw' || action === 'redeem' || action === 'claim';
}

/** Title and text of the toast. */
function doneTexts(
  action: PoolSequence['action'],
  kind: 'staking' | 'lending' | undefined,
  isKnown: boolean,
) {
  switch (action) {
    case 'askBack':
      return ['pools.lido.askedBack', 'pools.lido.askedBackText'] as const;
    case 'unwrap':
      return ['pools.lido.unwrapped', 'pools.lido.unwrappedText'] as const;
    case 'withdraw':
    case 'redeem':
    case 'claim':
      return ['pools.withdrawn', isKnown ? 'pools.withdrawnText' : 'pools.withdrawnUnconfirmed'] as const;
    case 'stake':
    case 'deposit':
      return kind === 'lending'
        ? (['pools.lent', 'pools.lentText'] as const)
        : (['defi.staked', 'pools.staked'] as const);
  }
}
