import Box from '@mui/material/Box';
import { use } from 'react';
import { OpenSearchContext } from '../lib/search/OpenSearchContext.ts';
import { useText } from '../lib/text/useText.ts';
import { SearchIcon } from './SearchIcon.tsx';
import { useSearchKeys } from './useSearchKeys.ts';

/**
 * Opens the search: on a desktop it resembles a field, with its keyboard shortcut; on a phone it is an icon.
 */
export function SearchButton() {
  const t = useText();
  const open = use(OpenSearchContext);
  const keys = useSearchKeys();
  return (
    <Box
      component="button"
      type="button"
      // Without JavaScript it does nothing.
      data-needs-script=""
      // What it opens is loaded with the application (web/early.js).
      data-answer="search"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={open}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        ml: 'auto',
        minHeight: 44,
        minWidth: 44,
        px: { xs: 0, md: 1.5 },
        border: 1,
        borderColor: { xs: 'transparent', md: 'divider' },
        borderRadius: '10px',
        bgcolor: 'transparent',
        color: 'text.secondary',
        font: 'inherit',
        cursor: 'pointer',
        '&:hover': { color: 'text.primary' },
        // On a phone only screen readers need it.
        '& > span': {
          position: { xs: 'absolute', md: 'static' },
          clipPath: { xs: 'inset(50%)', md: 'none' },
        },
        '& > kbd': { display: { xs: 'none', md: 'block' } },
      }}
    >
      <SearchIcon />
      <span>{t('search.open')}</span>
      <Box component="kbd" sx={{ font: 'inherit', fontSize: '0.75rem' }}>
        {keys}
      </Box>
    </Box>
  );
}
