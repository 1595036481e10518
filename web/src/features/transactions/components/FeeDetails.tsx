import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { feeBreakdown, type GasCost } from '@everything-wallet/core/transactions/feeBreakdown';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { useBalanceHidden } from '../../../lib/storage/useBalanceHidden.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';

/** A price per gas is written in gwei: a thousand millionth of a coin. */
const GWEI_DECIMALS = 9;

interface FeeDetailsProps {
  transaction: Transaction;
}

/** Explains the fee to the wei: the most it could be, what was paid, burnt and tipped, and why they differ. */
export function FeeDetails({ transaction }: FeeDetailsProps) {
  const t = useText();
  const isHidden = useBalanceHidden();
  const { most, paid, burnt, tip, l1, unspent } = feeBreakdown(transaction);
  if (isHidden || (!most && !paid)) return null;
  const currency = findNetworkById(transaction.network)?.currency ?? '';
  const coin = (wei: bigint) => `${formatExactCoin(formatAmount(wei))} ${currency}`.trimEnd();
  const gwei = (wei: bigint) => `${formatExactCoin(formatAmount(wei, GWEI_DECIMALS))} gwei`;
  const row = (label: string, { gas, price, l1: beside, total }: GasCost) => {
    const parts = { gas: formatExactCoin(gas.toString()), price: gwei(price) };
    const how =
      beside === undefined
        ? t('transaction.fee.how', parts)
        : t('transaction.fee.howWithL1', { ...parts, l1: coin(beside) });
    return <FeeRow label={label} total={coin(total)} how={how} />;
  };
  return (
    <Box component="section" aria-label={t('transaction.fee.title')} sx={{ mt: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ fontSize: '1rem', mb: 0.5 }}>
        {t('transaction.fee.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {most && row(t('transaction.fee.most'), most)}
        {paid && row(t('transaction.fee.paid'), paid)}
        {burnt && row(t('transaction.fee.burnt'), burnt)}
        {tip && row(t('transaction.fee.tip'), tip)}
        {l1 !== undefined && (
          <FeeRow label={t('transaction.fee.l1')} total={coin(l1)} how={t('transaction.fee.l1How')} />
        )}
      </Box>
      {unspent && most && paid && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {most.total === paid.total
            ? t('transaction.fee.same')
            : t('transaction.fee.why', {
                difference: coin(most.total - paid.total),
                gas: formatExactCoin(unspent.gas.gas.toString()),
                gasTotal: coin(unspent.gas.total),
                price: gwei(unspent.price.price),
                priceTotal: coin(unspent.price.total),
              })}
          {unspent.l1 !== undefined && ` ${t('transaction.fee.whyL1', { l1: coin(unspent.l1) })}`}
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

function FeeRow({ label, total, how }: { label: string; total: string; how: string }) {
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
        <Typography>{total}</Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {how}
        </Typography>
      </Box>
    </Box>
  );
}
