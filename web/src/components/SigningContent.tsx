import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';

/** Pixels in which most dialogs can show what signs and, above it, something of what is signed. */
const USUAL_HEIGHT = 600;

/** What the field for what signs takes at most; what the focus goes to is scrolled to above it. */
const FIELD_HEIGHT = '13rem';

interface SigningContentProps {
  /** The field for the password or the phrase. */
  keyField: ReactNode;
  /** Pixels of the window from which on the field stays in view; a dialog with a long summary needs more. */
  fromHeight?: number;
  children: ReactNode;
}

/**
 * The part of a dialog that scrolls, with the field for what signs at its end. In a window that is high enough the field stays at the
 * bottom, beside the button, whatever is scrolled to: nobody has to look for it.
 */
export function SigningContent({ keyField, fromHeight = USUAL_HEIGHT, children }: SigningContentProps) {
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
          // As wide as the dialog: what scrolls goes under it.
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
