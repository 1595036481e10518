import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { useText } from '../../../lib/text/useText.ts';

/** A phone held sideways, or a page at 200 %. */
const LOW = '@media (max-height: 479.95px) and (min-width: 560px)';

interface SigningSummaryProps {
  ref: Ref<HTMLElement>;
  testId: string;
  /** Fixed values: recipient, accounts, network. */
  head?: ReactNode;
  /** Values that follow the network; a change is announced. */
  children?: ReactNode;
}

/** Summary of what is signed, always in view between what scrolls and the buttons: never is more signed than shown. */
export function SigningSummary({ ref, testId, head, children }: SigningSummaryProps) {
  const t = useText();
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t('send.summary')}
      data-testid={testId}
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
        [LOW]: {
          py: 0.75,
          // Related values are side by side.
          ...(head !== undefined &&
            children !== undefined && { gridTemplateColumns: 'max-content minmax(0, 1fr)' }),
        },
      }}
    >
      {head}
      {children !== undefined && (
        <Box aria-live="polite" sx={{ display: 'grid', gap: 0.25, alignContent: 'center' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
