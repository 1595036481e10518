import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { compiledTexts } from 'virtual:compiled-texts/calls';
import { RequestedBy } from '../../../components/RequestedBy.tsx';
import { fillsSmallWindow, SMALL_WINDOW } from '../../../components/smallWindow.ts';
import type { CallRequest, ReviewCallsProps } from '../../../lib/calls/CallRequest.ts';
import { useBackFirst } from '../../../lib/navigation/useBackFirst.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useSigningKey } from '../../../lib/vault/useSigningKey.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { BatchForm } from '../batch/BatchForm.tsx';
import { CallForm } from './CallForm.tsx';
import { signingKeySchema } from '../pipeline/signingKeySchema.ts';

loadTexts(compiledTexts);

interface CallsDialogProps extends ReviewCallsProps {
  /** Price of the network's coin, less than five minutes old; undefined without one, and for testnets. */
  price?: CoinPrice | undefined;
}

/**
 * Reviews calls of contracts, decoded and simulated, and signs and sends them: one after the other, or as a batch. It cannot be closed while
 * signing; the browser's Back closes it first.
 */
export function CallsDialog({
  requests,
  isBatch = false,
  price,
  onSigned,
  onSent,
  onClose,
}: CallsDialogProps) {
  const t = useText();
  const [place, setPlace] = useState(0);
  const [isSigning, setIsSigning] = useState(false);
  const [isSeparate, setIsSeparate] = useState(false);
  const [stopped, setStopped] = useState<Stopped>();
  const request = requests[place];
  // What is left of a batch that was stopped is reviewed again.
  const rest = useMemo(() => requests.slice(place), [requests, place]);
  const isTogether = isBatch && !isSeparate && rest.length > 1;
  // Without a key nothing can sign: the phrase field is shown disabled.
  const signing = useSigningKey(request?.sender.derivationIndex === null);
  // For all of them: the signer is requested once.
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(signingKeySchema[signing.key]),
    defaultValues: { phrase: '', password: '' },
  });
  const leaveHistory = useBackFirst(() => {
    if (isSigning) return 'stays';
    onClose();
    return 'closes';
  });

  function close() {
    leaveHistory();
    onClose();
  }

  if (!request) return null;
  const shared = {
    ...{ control, handleSubmit, setError, signing, price },
    onCancel: close,
    onSigningChange: setIsSigning,
  };
  return (
    <Dialog
      open
      onClose={isSigning ? undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="calls-title"
      slotProps={{
        paper: {
          sx: {
            // Fixed height: content that arrives between pressing and releasing must not move the button.
            height: 'calc(100% - 64px)',
            maxHeight: '56rem',
            ...fillsSmallWindow,
          },
        },
      }}
    >
      <DialogTitle id="calls-title" sx={{ [SMALL_WINDOW]: { py: 1.25 } }}>
        {isTogether ? t('calls.batch.title', { count: rest.length }) : t(titleOf(request))}
        {requests.length > 1 && !isTogether && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1.5 }}>
            {t('calls.ofSeveral', { number: place + 1, count: requests.length })}
          </Typography>
        )}
        {request.origin !== undefined && <RequestedBy origin={request.origin} />}
      </DialogTitle>
      {stopped && <StoppedBatch {...stopped} onClose={close} />}
      {isTogether && stopped?.isOver !== true && (
        <BatchForm
          // Accepted warnings of one review do not apply to that of the rest.
          key={place}
          requests={rest}
          {...shared}
          onSigned={(txHash, one) => onSigned?.(txHash, one)}
          onSent={onSent}
          onStopped={(sent, reason, mayGoOn) => {
            setStopped({ reason, isOver: !mayGoOn });
            setPlace(place + sent);
          }}
          onDone={close}
          onSeparate={() => setIsSeparate(true)}
        />
      )}
      {!isTogether && stopped?.isOver !== true && (
        <CallForm
          // Accepted warnings of one call do not apply to the next one.
          key={place}
          request={request}
          {...shared}
          // The transactions of a website are one request, in order.
          onSkip={
            request.origin === undefined && place + 1 < requests.length
              ? () => setPlace(place + 1)
              : undefined
          }
          onSigned={(txHash) => onSigned?.(txHash, request)}
          onSent={(txHash) => {
            onSent(txHash, request);
            setStopped(undefined);
            if (place + 1 < requests.length) setPlace(place + 1);
            else close();
          }}
        />
      )}
    </Dialog>
  );
}

interface Stopped {
  /** Sentence for the user. */
  readonly reason: string;
  /** True if the rest is not reviewed again. */
  readonly isOver: boolean;
}

/** Notice that the rest of a batch was not sent. */
function StoppedBatch({ reason, isOver, onClose }: Stopped & { onClose: () => void }) {
  const t = useText();
  return (
    <>
      <Alert severity={isOver ? 'error' : 'warning'} sx={{ mx: { xs: 2, sm: 3 }, mb: 1, flex: 'none' }}>
        {reason}
      </Alert>
      {isOver && (
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, pb: 2.5 }}>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </DialogActions>
      )}
    </>
  );
}

function titleOf({ network, sender, to, value, data, facts }: CallRequest) {
  const call = decodeCall({ chainId: network.chainId, to, value, data }, facts);
  return describeCall(call, { sender: sender.address, wrappedCoin: network.wrappedCoin }).titleId;
}
