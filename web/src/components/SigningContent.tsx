import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useUpdateHold } from '../lib/locks/useUpdateHold.ts';

/** Height in which most dialogs can show the key field and, above it, part of the summary, in px. */
const USUAL_HEIGHT = 600;

/** Maximum height of the key field; focused elements are scrolled to above it. */
const FIELD_HEIGHT = '13rem';

interface SigningContentProps {
  /** Field for the password or the phrase. */
  keyField: ReactNode;
  /**
   * Minimum height of the window for the field to stay visible, in px; a dialog with a long summary needs
   * more.
   */
  fromHeight?: number;
  children: ReactNode;
}

/**
 * Scrolling part of a dialog, with the key field at its end. In a window that is high enough the field stays
 * at the bottom, beside the button, at any scroll position. While it is open, no tab changes to another release.
 */
export function SigningContent({ keyField, fromHeight = USUAL_HEIGHT, children }: SigningContentProps) {
  useUpdateHold();
  const high = `@media (min-height: ${fromHeight}px)`;
  return (
    <DialogContent
      sx={{
        pt: 1,
        pb: 0,
        display: 'flex',
        flexDirection: 'column',
        [high]: { scrollPaddingBottom: FIELD_HEIGHT },
      }}
    >
      <Box sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column', gap: 2, pb: 2 }}>{children}</Box>
      <Box
        data-testid="key-field"
        sx={{
          flex: 'none',
          // As wide as the dialog: scrolling content passes under it.
          mx: -3,
          px: 3,
          pt: 2,
          pb: 1.25,
          bgcolor: 'background.paper',
          [high]: { position: 'sticky', bottom: 0, zIndex: 1, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {keyField}
      </Box>
    </DialogContent>
  );
}
