import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { AmountText } from '../../../components/AmountText.tsx';
import { paths } from '../../../config/paths.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useAllowedAfter } from '../hooks/useAllowedAfter.ts';
import { useSwapRecord } from '../hooks/useSwapRecord.ts';
import { isWrap } from '../isWrap.ts';
import { journeyState, type JourneyState } from '../journey/journeyState.ts';
import type { SwapJourney } from '../journey/SwapJourney.ts';
import { swapJourneys } from '../journey/swapJourneys.ts';
import { percentOf } from '../slippage.ts';

interface JourneyCardProps {
  journey: SwapJourney;
  /** True while this or another swap is prepared or reviewed. */
  isBusy: boolean;
  /** Reason why it did not continue. */
  problem: string | undefined;
  /** Called with the record of the last step; undefined without one. */
  onContinue: (state: JourneyState['name'], record: TransactionRecord | undefined) => void;
  onTakeBack: (state: JourneyState['name']) => void;
}

/** Progress of a swap started on this device, with the next action. */
export function JourneyCard({ journey, isBusy, problem, onContinue, onTakeBack }: JourneyCardProps) {
  const t = useText();
  const mask = useMask();
  const call = useSwapRecord(journey);
  const { record: known, lookAgain } = call;
  const { sell, buy, step, user_id: userId } = journey;
  const { chainId, name, wrappedCoin } = networkById(journey.network);
  const isTakenBack = step?.name === 'takeBack' && known?.status === 'completed';
  const allowed = useAllowedAfter(journey, isTakenBack, isBusy);
  const state = journeyState(journey, call, allowed.units);
  const valuesBy = (write: WriteAmount) => ({
    amount: mask(write(formatAmount(BigInt(journey.amount), sell.decimals), 'up')),
    from: sell.symbol,
    to: buy.symbol,
  });
  const titleBy = (write: WriteAmount) => t('swap.journey.title', valuesBy(write));
  const hash = step?.tx_hash;

  function text(write: WriteAmount): string {
    const values = valuesBy(write);
    if (state.name !== 'swap.completed') return t(`swap.journey.${state.name}`, values);
    const came = receivedOf(journey, known);
    const least = formatAmount(BigInt(step?.least ?? '0'), buy.decimals);
    const received = mask(write(came === undefined ? least : formatAmount(came, buy.decimals)));
    return t(came === undefined ? 'swap.journey.swap.completedLeast' : 'swap.journey.swap.completed', {
      ...values,
      given: values.amount,
      received,
    });
  }

  return (
    <Card
      component="section"
      aria-label={t('swap.journey.region', valuesBy(formatShort))}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, display: 'grid', gap: 1.5 }}
    >
      <Box>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <AmountText say={titleBy} />
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {isWrap(wrappedCoin, sell.contract, buy.contract)
            ? t('swap.journey.onNetwork', { network: name })
            : t('swap.journey.onNetworkAt', { network: name, percent: percentOf(journey.slippage_bps) })}
        </Typography>
      </Box>
      <Alert severity={state.severity}>
        <AmountText say={text} />
      </Alert>
      {state.isWaiting && !allowed.refresh && <LinearProgress aria-label={titleBy(formatShort)} />}
      {problem !== undefined && <Alert severity="warning">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state.goesOn && (
          <Button variant="contained" disabled={isBusy} onClick={() => onContinue(state.name, known)}>
            {t(state.name.endsWith('failed') ? 'swap.journey.tryAgain' : 'swap.journey.continue')}
          </Button>
        )}
        {call.state === 'unread' && (
          <Button variant="contained" onClick={lookAgain}>
            {t('swap.journey.lookAgain')}
          </Button>
        )}
        {allowed.refresh && (
          <Button variant="contained" onClick={allowed.refresh}>
            {t('swap.journey.lookAgain')}
          </Button>
        )}
        {state.canTakeBack && (
          <Button variant="outlined" disabled={isBusy} onClick={() => onTakeBack(state.name)}>
            {t('swap.journey.takeBack')}
          </Button>
        )}
        {hash != null && known && (
          <Button component={Link} to={paths.transaction(transactionId(userId, chainId, hash))}>
            {t('swap.journey.details')}
          </Button>
        )}
        <Button color="inherit" disabled={isBusy} onClick={() => swapJourneys.remove(userId, journey.id)}>
          {t('swap.journey.dismiss')}
        </Button>
      </Box>
      {sell.contract !== null && journey.router !== null && state.name !== 'takeBack.completed' && (
        <Typography variant="caption" color="textSecondary">
          {t('swap.journey.dismissKeeps')}
        </Typography>
      )}
    </Card>
  );
}

/** Amount received, from the logs of its block; undefined if the record lacks it. */
function receivedOf({ buy }: SwapJourney, record: TransactionRecord | undefined): bigint | undefined {
  const came = record?.came?.find(({ kind, contract_address }) =>
    buy.contract === null ? kind === 'coin' : contract_address?.toLowerCase() === buy.contract.toLowerCase(),
  );
  return came && BigInt(came.units);
}
