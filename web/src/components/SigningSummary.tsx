import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/review';
import { loadTexts } from '../lib/text/loadTexts.ts';
import { useText } from '../lib/text/useText.ts';

loadTexts(compiledTexts);

/** A phone held sideways, or a page at 200 %. */
const LOW = '@media (max-height: 479.95px) and (min-width: 560px)';

interface SigningSummaryProps {
  ref: Ref<HTMLElement>;
  testId: string;
  /** Its name for screen readers. */
  label?: string | undefined;
  /** True within a page: without the frame of a dialog's lower edge. */
  isInline?: boolean;
  /** Sentence on what is signed; undefined while it is incomplete. */
  sentence?: ReactNode;
  /** Fixed values: recipient, accounts, network. */
  head?: ReactNode;
  /** Values that follow the network; a change is announced. */
  children?: ReactNode;
}

/** Summary of what is signed, always in view between the scrolling part and the buttons, so you never sign more than it shows. */
export function SigningSummary({
  ref,
  testId,
  label,
  isInline = false,
  sentence,
  head,
  children,
}: SigningSummaryProps) {
  const t = useText();
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={label ?? t('send.summary')}
      data-testid={testId}
      sx={{
        flex: 'none',
        ...(!isInline && {
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          px: { xs: 2, sm: 3 },
          py: 1.25,
        }),
        display: 'grid',
        columnGap: 3,
        rowGap: 0.75,
        [LOW]: {
          ...(!isInline && { py: 0.75 }),
          // Related values are side by side.
          ...(head !== undefined &&
            children !== undefined && { gridTemplateColumns: 'max-content minmax(0, 1fr)' }),
        },
      }}
    >
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <Typography
        aria-live="polite"
        data-testid={`${testId}-sentence`}
        sx={{
          gridColumn: '1 / -1',
          lineHeight: 1.4,
          overflowWrap: 'anywhere',
          '&:empty': { display: 'none' },
        }}
      >
        {sentence}
      </Typography>
      {head}
      {children !== undefined && (
        <Box aria-live="polite" sx={{ display: 'grid', gap: 0.25, alignContent: 'center' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
