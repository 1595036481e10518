import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useUpdateHold } from '../lib/locks/useUpdateHold.ts';
import { useText } from '../lib/text/useText.ts';

interface PhraseGridProps {
  words: readonly string[];
  /** While false the words are not in the page at all, so that scripts cannot read them. */
  isShown: boolean;
}

/** The words of a phrase in a numbered 3-column grid. A reload would lose them, so no tab changes to another release. */
export function PhraseGrid({ words, isShown }: PhraseGridProps) {
  const t = useText();
  useUpdateHold();
  return (
    <Box
      component="ol"
      aria-label={t('phrase.title')}
      translate="no"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: { xs: 0.75, sm: 1.25 }, m: 0, p: 0 }}
    >
      {words.map((word, index) => (
        <Box
          component="li"
          key={`${index}-${word}`}
          sx={{
            listStyle: 'none',
            display: 'flex',
            // On a phone the number is above its word: beside it a long word would break.
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { xs: 'flex-start', sm: 'baseline' },
            gap: { xs: 0, sm: 1 },
            px: { xs: 1, sm: 1.75 },
            py: { xs: 0.75, sm: 1.5 },
            borderRadius: '10px',
            bgcolor: 'background.default',
            border: 1,
            borderColor: 'divider',
            minWidth: 0,
          }}
        >
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ minWidth: { xs: 16, sm: 20 }, fontVariantNumeric: 'tabular-nums' }}
          >
            {index + 1}
          </Typography>
          {isShown ? (
            <Typography component="span" data-testid="phrase-word" sx={{ fontWeight: 600 }}>
              {word}
            </Typography>
          ) : (
            <Typography
              component="span"
              aria-label={t('phrase.hiddenWord')}
              role="img"
              sx={{ letterSpacing: '0.1em' }}
            >
              ••••
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
