import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import type { Network } from '@everything-wallet/core/networks/networks';
import { readSignedBytes } from '@everything-wallet/core/transactions/readSignedBytes';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/calls';
import { isKnownRouter } from '../../../lib/calls/contractName.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { EffectList } from './EffectList.tsx';
import { RawCall } from './RawCall.tsx';
import { declaredEffects } from './declaredEffects.ts';
import { useCallNames } from './useCallNames.ts';

loadTexts(compiledTexts);

interface SignedCallProps {
  network: Network;
  /** 0x-prefixed hex; stored until the outcome is final. */
  signedTransaction: string;
}

/** Declared effects of a signed call, from its own bytes: beside its record, which others have written. */
export function SignedCall({ network, signedTransaction }: SignedCallProps) {
  const t = useText();
  const names = useCallNames(network, []);
  const read = useMemo(() => readSignedBytes(signedTransaction), [signedTransaction]);
  if (!read) return null;
  const { from: sender, transaction } = read;
  const { wrappedCoin } = network;
  const { to } = transaction;
  const isKnownContract = to !== null && isKnownRouter(network, to);
  const call = decodeCall(transaction);
  const description = describeCall(call, { sender, wrappedCoin, isKnownContract });
  return (
    <Card component="section" sx={{ mt: 2, p: { xs: 2.5, sm: 3.5 } }} data-testid="signed-call">
      <Stack spacing={2}>
        <Typography variant="h6" component="h2">
          {t(description.titleId)}
        </Typography>
        <EffectList
          title={t('calls.limits')}
          lines={declaredEffects(description, names, t)}
          none={t(call.kind === 'unknown' ? 'call.warning.unknownCall' : 'calls.noLimits')}
          testId="signed-effects"
        />
        <RawCall data={transaction.data} call={call} />
      </Stack>
    </Card>
  );
}
