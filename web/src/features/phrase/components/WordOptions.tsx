import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { RefObject } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface WordOptionsProps {
  listId: string;
  /** Field that the list belongs to. */
  anchor: RefObject<HTMLElement | null>;
  options: readonly string[];
  /** Index of the active option. */
  active: number;
  onChoose: (word: string) => void;
}

/** List of the words that complete a typed one. */
export function WordOptions({ listId, anchor, options, active, onChoose }: WordOptionsProps) {
  const t = useText();
  return (
    <Popper
      open={options.length > 0}
      anchorEl={() => anchor.current ?? document.body}
      placement="bottom-start"
      sx={{ zIndex: 'tooltip' }}
    >
      <Paper elevation={6} sx={{ minWidth: 140 }}>
        <Box
          component="ul"
          id={listId}
          role="listbox"
          aria-label={t('import.completions')}
          translate="no"
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          sx={{ m: 0, px: 0, py: 0.75 }}
        >
          {options.map((word, index) => (
            <Box
              component="li"
              key={word}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => onChoose(word)}
              sx={{
                listStyle: 'none',
                px: 2,
                minHeight: { xs: 44, sm: 36 },
                display: 'flex',
                alignItems: 'center',
                cursor: 'pointer',
                bgcolor: index === active ? 'action.selected' : undefined,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {word}
            </Box>
          ))}
        </Box>
      </Paper>
    </Popper>
  );
}
