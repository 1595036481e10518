import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { AmountSummary, type AmountSummaryProps } from './AmountSummary.tsx';
import { RecipientSummary, type RecipientSummaryProps } from './RecipientSummary.tsx';

/** A phone held sideways, or a page at 200 %. */
const LOW = '@media (max-height: 479.95px) and (min-width: 560px)';

interface TransferSummaryProps extends RecipientSummaryProps, AmountSummaryProps {
  ref: Ref<HTMLElement>;
}

/**
 * Summary of a transfer, always visible above the buttons: all 42 characters of the recipient; the amount as the wallet reads it, fee
 * and total; the sender and the network. Rounds fee and total up, so that the signed amounts never exceed the shown ones.
 */
export function TransferSummary({ ref, ...summary }: TransferSummaryProps) {
  const t = useText();
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t('send.summary')}
      data-testid="send-summary"
      sx={{
        flex: 'none',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        px: { xs: 2, sm: 3 },
        py: 1.25,
        display: 'grid',
        columnGap: 3,
        rowGap: 0.75,
        // On a low screen (a phone held sideways, a page at 200 %), related values are side by side.
        [LOW]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', py: 0.75 },
      }}
    >
      <RecipientSummary {...summary} />
      <AmountSummary {...summary} />
    </Box>
  );
}
