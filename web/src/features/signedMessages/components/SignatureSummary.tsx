import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';

interface SignatureSummaryProps {
  ref: Ref<HTMLElement>;
  read: ReadTypedData | ReadPersonalMessage;
  /** Address of the signing account. */
  address: string;
}

/** Account and message, beside the button: both must be in view when the button is pressed. */
export function SignatureSummary({ ref, read, address }: SignatureSummaryProps) {
  const t = useText();
  const isTyped = read.kind === 'typedData';
  const network = isTyped ? networks.find(({ chainId }) => chainId === read.chainId) : undefined;
  return (
    <Box ref={ref} role="group" aria-label={t('sign.summary')}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {isTyped
          ? t('sign.summary.typedData', { title: t(read.meaning.titleId) })
          : t('sign.summary.personal')}
        {network && `, ${network.name}`}
      </Typography>
      <Typography
        variant="caption"
        color="textSecondary"
        translate="no"
        sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {address}
      </Typography>
    </Box>
  );
}
