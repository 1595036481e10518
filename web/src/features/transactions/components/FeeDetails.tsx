import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { feeBreakdown, type GasCost } from '@everything-wallet/core/transactions/feeBreakdown';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useBalanceHidden } from '../../../lib/storage/useBalanceHidden.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { language } from '../../../lib/language/language.ts';

/** Gas prices are shown in gwei: 10⁻⁹ of a coin. */
const GWEI_DECIMALS = 9;

interface FeeDetailsProps {
  transaction: Transaction;
}

/** Explains the fee to the wei: the maximum, what was paid, burnt and tipped, and why they differ. */
export function FeeDetails({ transaction }: FeeDetailsProps) {
  const t = useText();
  const isHidden = useBalanceHidden();
  const { most, paid, burnt, tip, l1, unspent } = feeBreakdown(transaction);
  if (isHidden || (!most && !paid)) return null;
  const currency = findNetworkById(transaction.network)?.currency ?? '';
  const coin = (wei: bigint, write: WriteAmount) => `${write(formatAmount(wei), 'up')} ${currency}`.trimEnd();
  const gwei = (wei: bigint, write: WriteAmount) => `${write(formatAmount(wei, GWEI_DECIMALS), 'up')} gwei`;
  const row = (label: string, { gas, price, l1: beside, total }: GasCost) => {
    const how = (write: WriteAmount) => {
      const parts = { gas: gasText(gas), price: gwei(price, write) };
      return beside === undefined
        ? t('transaction.fee.how', parts)
        : t('transaction.fee.howWithL1', { ...parts, l1: coin(beside, write) });
    };
    return <FeeRow label={label} total={(write) => coin(total, write)} how={how} />;
  };
  return (
    <Box component="section" aria-label={t('transaction.fee.title')} sx={{ mt: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ fontSize: '1rem', mb: 0.5 }}>
        {t('transaction.fee.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {most && row(t('transaction.fee.max'), most)}
        {paid && row(t('transaction.fee.paid'), paid)}
        {burnt && row(t('transaction.fee.burnt'), burnt)}
        {tip && row(t('transaction.fee.tip'), tip)}
        {l1 !== undefined && (
          <FeeRow
            label={t('transaction.fee.l1')}
            total={(write) => coin(l1, write)}
            how={() => t('transaction.fee.l1How')}
          />
        )}
      </Box>
      {unspent && most && paid && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <AmountText
            say={(write) =>
              most.total === paid.total
                ? t('transaction.fee.same')
                : t('transaction.fee.why', {
                    difference: coin(most.total - paid.total, write),
                    gas: gasText(unspent.gas.gas),
                    gasTotal: coin(unspent.gas.total, write),
                    price: gwei(unspent.price.price, write),
                    priceTotal: coin(unspent.price.total, write),
                  })
            }
          />
          {unspent.l1 !== undefined && ' '}
          {unspent.l1 !== undefined && (
            <AmountText say={(write) => t('transaction.fee.whyL1', { l1: coin(unspent.l1 ?? 0n, write) })} />
          )}
        </Typography>
      )}
      {!paid && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('transaction.fee.notYet')}
        </Typography>
      )}
    </Box>
  );
}

/** Formats an amount of gas. */
function gasText(gas: bigint): string {
  return gas.toLocaleString(language);
}

interface FeeRowProps {
  label: string;
  total: (write: WriteAmount) => string;
  how: (write: WriteAmount) => string;
}

function FeeRow({ label, total, how }: FeeRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          ml: 'auto',
          textAlign: 'right',
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Typography>
          <AmountText say={total} />
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          <AmountText say={how} />
        </Typography>
      </Box>
    </Box>
  );
}
