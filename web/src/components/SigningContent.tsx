import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';

/** Where a dialog has the room to show what signs and, above it, something of what is signed. */
const HIGH = '@media (min-height: 600px)';

/** What the field for what signs takes at most; what the focus goes to is scrolled to above it. */
const FIELD_HEIGHT = '13rem';

interface SigningContentProps {
  /** The field for the password or the phrase. */
  keyField: ReactNode;
  children: ReactNode;
}

/**
 * The part of a dialog that scrolls, with the field for what signs at its end. In a window that is high enough the field stays at the
 * bottom, beside the button, whatever is scrolled to: nobody has to look for it.
 */
export function SigningContent({ keyField, children }: SigningContentProps) {
  return (
    <DialogContent
      sx={{
        pt: 1,
        pb: 0,
        display: 'flex',
        flexDirection: 'column',
        [HIGH]: { scrollPaddingBottom: FIELD_HEIGHT },
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
          [HIGH]: { position: 'sticky', bottom: 0, zIndex: 1, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {keyField}
      </Box>
    </DialogContent>
  );
}
