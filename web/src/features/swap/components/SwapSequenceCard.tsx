import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { SequenceCard } from '../../../components/SequenceCard.tsx';
import { paths } from '../../../config/paths.ts';
import { useLastStep } from '../../../lib/callSequence/useLastStep.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useAllowedAfter } from '../hooks/useAllowedAfter.ts';
import { isWrap } from '../isWrap.ts';
import { swapState, type SwapState } from '../sequence/swapState.ts';
import { swapSteps } from '../sequence/swapSteps.ts';
import type { SwapSequence } from '../sequence/SwapSequence.ts';
import { swapSequences } from '../sequence/swapSequences.ts';
import { percentOf } from '../slippage.ts';

interface SwapSequenceCardProps {
  sequence: SwapSequence;
  /** True while this or another swap is prepared or reviewed. */
  isBusy: boolean;
  /** Reason why it did not continue. */
  problem: string | undefined;
  /** Hash of its last step, if that was sent on this page. */
  sentHash: string | undefined;
  /** Called with the record of the last step; undefined without one. */
  onContinue: (state: SwapState['name'], record: TransactionRecord | undefined) => void;
  onRevoke: (state: SwapState['name']) => void;
  /** Called with each new state: true if nothing is left to do. */
  onState: (isFinished: boolean) => void;
}

/** Progress of a swap started on this device, with the next action. */
export function SwapSequenceCard(props: SwapSequenceCardProps) {
  const { sequence, isBusy, problem, sentHash, onContinue, onRevoke, onState } = props;
  const t = useText();
  const mask = useMask();
  // Without a record the swap can continue at once: it is then searched.
  const call = useLastStep(swapSequences, sequence, false);
  const { record: known, refresh } = call;
  const { sell, buy, step, user_id: userId } = sequence;
  const { chainId, name, wrappedCoin } = networkById(sequence.network);
  const isRevoked = step?.name === 'takeBack' && known?.status === 'completed';
  const allowed = useAllowedAfter(sequence, isRevoked, isBusy);
  const state = swapState(sequence, call, allowed.units);
  const isFinished = isFinishedState(state.name);
  const isKnown = known !== undefined || !state.isWaiting;
  useEffect(() => {
    if (isKnown) onState(isFinished);
    // Another function reports the same state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown, isFinished]);
  const valuesBy = (write: WriteAmount) => ({
    amount: mask(write(formatAmount(BigInt(sequence.amount), sell.decimals), 'up')),
    from: sell.symbol,
    to: buy.symbol,
  });
  const titleBy = (write: WriteAmount) => t('swap.sequence.title', valuesBy(write));
  const hash = step?.tx_hash;

  function text(write: WriteAmount): string {
    const values = valuesBy(write);
    if (state.name !== 'swap.completed') return t(`swap.sequence.${state.name}`, values);
    const came = receivedOf(sequence, known);
    const least = formatAmount(BigInt(step?.least ?? '0'), buy.decimals);
    const received = mask(write(came === undefined ? least : formatAmount(came, buy.decimals)));
    return t(came === undefined ? 'swap.sequence.swap.completedMinimum' : 'swap.sequence.swap.completed', {
      ...values,
      given: values.amount,
      received,
    });
  }

  const actions = (
    <>
      {state.canContinue && (
        <Button variant="contained" disabled={isBusy} onClick={() => onContinue(state.name, known)}>
          {t(state.name.endsWith('failed') ? 'swap.sequence.tryAgain' : 'swap.sequence.continue')}
        </Button>
      )}
      {call.state === 'unreadable' && (
        <Button variant="contained" onClick={refresh}>
          {t('swap.sequence.checkAgain')}
        </Button>
      )}
      {allowed.refresh && (
        <Button variant="contained" onClick={allowed.refresh}>
          {t('swap.sequence.checkAgain')}
        </Button>
      )}
      {state.canRevoke && (
        <Button variant="outlined" disabled={isBusy} onClick={() => onRevoke(state.name)}>
          {t('swap.sequence.takeBack')}
        </Button>
      )}
      {hash != null && known && (
        <Button component={Link} to={paths.transaction(transactionId(userId, chainId, hash))}>
          {t('swap.sequence.details')}
        </Button>
      )}
      <Button color="inherit" disabled={isBusy} onClick={() => swapSequences.remove(userId, sequence.id)}>
        {t('swap.sequence.dismiss')}
      </Button>
    </>
  );

  return (
    <SequenceCard
      label={t('swap.sequence.region', valuesBy(formatShort))}
      title={titleBy}
      caption={
        isWrap(wrappedCoin, sell.contract, buy.contract)
          ? t('swap.sequence.onNetwork', { network: name })
          : t('swap.sequence.onNetworkAt', { network: name, percent: percentOf(sequence.slippage_bps) })
      }
      steps={swapSteps(sequence, state.name)?.map((one) => ({
        id: one.name,
        say: (write) => t(`swap.step.${one.name}`, valuesBy(write)),
        state: one.state,
      }))}
      severity={state.severity}
      state={text}
      isWaiting={state.isWaiting && !allowed.refresh}
      isDone={state.name === 'swap.completed'}
      sentHash={sentHash}
      problem={problem}
      actions={actions}
      note={
        sell.contract !== null && sequence.router !== null && state.name !== 'takeBack.completed'
          ? t('swap.sequence.dismissKeeps')
          : undefined
      }
    />
  );
}

/** Returns true where nothing is left to do: a revocation in a block is checked without the user. */
function isFinishedState(name: SwapState['name']): boolean {
  return name === 'swap.completed' || name === 'takeBack.completed' || name === 'takeBack.asking';
}

/** Amount received, from the logs of its block; undefined if the record lacks it. */
function receivedOf({ buy }: SwapSequence, record: TransactionRecord | undefined): bigint | undefined {
  const came = record?.came?.find(({ kind, contract_address }) =>
    buy.contract === null ? kind === 'coin' : contract_address?.toLowerCase() === buy.contract.toLowerCase(),
  );
  return came && BigInt(came.units);
}
