import { addressGroups } from '@everything-wallet/core/accounts/addressGroups';
import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Sender } from '../pipeline/Sender.ts';
import { ReviewSentence } from '../summary/ReviewSentence.tsx';
import { TransferSentence } from '../transfer/TransferSentence.tsx';
import { SigningSummary } from '../../../components/SigningSummary.tsx';
import type { Replacement } from './askReplacement.ts';

interface ReplacementSummaryProps {
  ref: Ref<HTMLElement>;
  network: Network;
  sender: Sender;
  /** Undefined while it is being estimated. */
  replacement: Replacement | undefined;
  /** Maximum total, in wei; undefined while it is being estimated. */
  total: bigint | undefined;
  /** Amount of the pending transfer with its symbol. */
  pendingAmount: string;
}

/** Replacement as it is signed: network, accounts, amount, fees and total. */
export function ReplacementSummary({
  ref,
  network,
  sender,
  replacement,
  total,
  pendingAmount,
}: ReplacementSummaryProps) {
  const t = useText();
  const exactCoin = (wei: bigint) => `${formatExactCoin(formatAmount(wei))} ${network.currency}`;
  const coin = (wei: bigint) => (
    <ExactOnDemand
      text={`${formatShort(formatAmount(wei), 'up')} ${network.currency}`}
      exact={exactCoin(wei)}
    />
  );
  const token = replacement?.transfer.token;
  const group = (address: string) => addressGroups(address).join(' ');
  return (
    <SigningSummary
      ref={ref}
      testId="replacement-summary"
      sentence={
        <ReviewSentence
          fee={replacement && maxFee(replacement.fees)}
          currency={network.currency}
          price={undefined}
        >
          {replacement && !token && !replacement.transfer.call && (
            <TransferSentence
              amount={replacement.transfer.amount}
              decimals={COIN_DECIMALS}
              symbol={network.currency}
              price={undefined}
              recipient={replacement.transfer.to}
              isOwn={sameAddress(replacement.transfer.to, sender.address)}
              recipientName={undefined}
            />
          )}
        </ReviewSentence>
      }
      head={
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, rowGap: 0.25 }}
        >
          <ValueRow label={t('transaction.detail.network')} value={network.name} />
          <ValueRow label={t('transaction.detail.from')} value={group(sender.address)} />
          <ValueRow
            label={t('transaction.detail.to')}
            value={replacement && group(replacement.transfer.to)}
          />
          {token && <ValueRow label={t('transaction.detail.contract')} value={group(token.contract)} />}
          <ValueRow
            label={t('send.amount')}
            value={replacement && (token ? pendingAmount : exactCoin(replacement.transfer.amount))}
          />
          <ValueRow label={t('replace.feeNow')} value={replacement && coin(maxFee(replacement.fees))} />
          <ValueRow
            label={t('replace.feeBefore')}
            value={replacement && coin(maxFee(replacement.signedFees))}
          />
          <ValueRow
            label={t('send.total')}
            value={
              total === undefined ? undefined : token ? (
                <>
                  {pendingAmount} + {coin(total)}
                </>
              ) : (
                coin(total)
              )
            }
          />
        </Box>
      }
    />
  );
}

function ValueRow({ label, value }: { label: string; value: ReactNode }) {
  const t = useText();
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {value ?? t('send.feeEstimating')}
      </Typography>
    </>
  );
}
