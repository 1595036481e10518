import Box from '@mui/material/Box';
import { use } from 'react';
import { OpenSearchContext } from '../lib/search/OpenSearchContext.ts';
import { useText } from '../lib/text/useText.ts';
import { useSearchKeys } from './useSearchKeys.ts';

/** Opens the search: on a desktop in the look of a field, with the keys that open it as well; on a phone an icon. */
export function SearchButton() {
  const t = useText();
  const open = use(OpenSearchContext);
  const keys = useSearchKeys();
  return (
    <Box
      component="button"
      type="button"
      // Without a script it does nothing.
      data-needs-script=""
      aria-label={t('search.open')}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={open}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        ml: 'auto',
        minHeight: 42,
        minWidth: 42,
        px: { xs: 0, md: 1.5 },
        border: 1,
        borderColor: { xs: 'transparent', md: 'divider' },
        borderRadius: '10px',
        bgcolor: 'transparent',
        color: 'text.secondary',
        font: 'inherit',
        cursor: 'pointer',
        '&:hover': { color: 'text.primary' },
        '& > :not(svg)': { display: { xs: 'none', md: 'block' } },
      }}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />
      </svg>
      <span>{t('search.open')}</span>
      <Box component="kbd" aria-hidden="true" sx={{ font: 'inherit', fontSize: '0.75rem' }}>
        {keys}
      </Box>
    </Box>
  );
}
