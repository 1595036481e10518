import Box from '@mui/material/Box';
import { useText } from '../../../lib/text/useText.ts';

interface SearchHintsProps {
  opensInNewTab: boolean;
}

/** Last line of the search: its keyboard shortcuts, and what happens to the page and to the typed text. */
export function SearchHints({ opensInNewTab }: SearchHintsProps) {
  const t = useText();
  const keys = [
    ['↑ ↓', t('search.hint.choose')],
    ['↵', t('search.hint.open')],
    ['Esc', t('search.hint.close')],
  ] as const;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'caption',
        color: 'text.secondary',
        pb: 'max(10px, env(safe-area-inset-bottom))',
      }}
    >
      {/* Screen readers already explain how to use a combobox. */}
      <Box aria-hidden="true" sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2 }}>
        {keys.map(([key, does]) => (
          <span key={key}>
            <Box component="kbd" sx={{ fontFamily: 'inherit', fontWeight: 650 }}>
              {key}
            </Box>{' '}
            {does}
          </span>
        ))}
      </Box>
      <Box sx={{ ml: { sm: 'auto' } }}>{t(opensInNewTab ? 'search.newTab' : 'search.private')}</Box>
    </Box>
  );
}
