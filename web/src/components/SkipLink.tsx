import Box from '@mui/material/Box';
import { useText } from '../lib/text/useText.ts';

/** The id of a page's main element, which takes the focus. */
export const CONTENT_ID = 'content';

/** First tab stop of a page, visible only with focus: skips the header (WCAG 2.4.1). */
export function SkipLink() {
  const t = useText();
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      // Only focus: a new address would add a history entry.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={{
        position: 'absolute',
        zIndex: 'tooltip',
        top: 8,
        insetInlineStart: 8,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      }}
    >
      {t('common.skip')}
    </Box>
  );
}
