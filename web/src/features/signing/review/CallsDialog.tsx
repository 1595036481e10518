import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { zodResolver } from '@hookform/resolvers/zod';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
import { CallForm } from './CallForm.tsx';
import { signingKeySchema } from '../pipeline/signingKeySchema.ts';

loadTexts(compiledTexts);

interface CallsDialogProps extends ReviewCallsProps {
  /** Price of the network's coin, less than five minutes old; undefined without one, and for testnets. */
  price?: CoinPrice | undefined;
}

/**
 * Reviews calls of contracts one after the other, decoded and simulated, and signs and sends each. It cannot be closed while signing; the
 * browser's Back closes it first.
 */
export function CallsDialog({ requests, price, onSigned, onSent, onClose }: CallsDialogProps) {
  const t = useText();
  const [place, setPlace] = useState(0);
  const [isSigning, setIsSigning] = useState(false);
  const request = requests[place];
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
        {t(titleOf(request))}
        {requests.length > 1 && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1.5 }}>
            {t('calls.ofSeveral', { number: place + 1, count: requests.length })}
          </Typography>
        )}
        {request.origin !== undefined && <RequestedBy origin={request.origin} />}
      </DialogTitle>
      <CallForm
        // Accepted warnings of one call do not apply to the next one.
        key={place}
        request={request}
        control={control}
        handleSubmit={handleSubmit}
        setError={setError}
        signing={signing}
        price={price}
        onCancel={close}
        // The transactions of a website are one request, in order.
        onSkip={
          request.origin === undefined && place + 1 < requests.length ? () => setPlace(place + 1) : undefined
        }
        onSigningChange={setIsSigning}
        onSigned={(txHash) => onSigned?.(txHash, request)}
        onSent={(txHash) => {
          onSent(txHash, request);
          if (place + 1 < requests.length) setPlace(place + 1);
          else close();
        }}
      />
    </Dialog>
  );
}

function titleOf({ network, sender, to, value, data, facts }: CallRequest) {
  const call = decodeCall({ chainId: network.chainId, to, value, data }, facts);
  return describeCall(call, { sender: sender.address, wrappedCoin: network.wrappedCoin }).titleId;
}
