import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { SearchIcon } from '../../../components/SearchIcon.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { MAX_TEXT } from '../historyUrl.ts';

/** Debounce of typing, in ms: browsers limit changes of the URL. */
const REST_MS = 300;

interface HistorySearchFieldProps {
  /** Search text, trimmed. */
  text: string;
  onChange: (text: string) => void;
}

/** Search field; reports its text when typing rests. */
export function HistorySearchField({ text, onChange }: HistorySearchFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  const [reported, setReported] = useState(text);
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    // Changed elsewhere, by Back or by removing the filter: the field follows.
    if (text !== reported) {
      setTyped(text);
      setReported(text);
    }
  }

  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === reported) return undefined;
    const timer = setTimeout(() => {
      setReported(wanted);
      onChange(wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, reported, onChange]);

  return (
    <TextField
      type="search"
      size="small"
      fullWidth
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={t('history.searchPlaceholder')}
      slotProps={{
        htmlInput: {
          'aria-label': t('history.search'),
          maxLength: MAX_TEXT,
          autoComplete: 'off',
          spellCheck: false,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          sx: { minHeight: 44, bgcolor: 'background.paper' },
        },
      }}
    />
  );
}
