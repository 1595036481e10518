import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { SearchIcon } from '../../../components/SearchIcon.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { MAX_TEXT } from '../historyUrl.ts';

/** How long typing must rest, in ms: browsers take an address only so often. */
const REST_MS = 300;

interface HistorySearchFieldProps {
  /** The text that is looked for, trimmed. */
  text: string;
  onChange: (text: string) => void;
}

/** A text to look for, told when typing rests. */
export function HistorySearchField({ text, onChange }: HistorySearchFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  const [told, setTold] = useState(text);
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    // It was changed elsewhere, by Back or by taking the filter off: what is typed follows.
    if (text !== told) {
      setTyped(text);
      setTold(text);
    }
  }

  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === told) return undefined;
    const timer = setTimeout(() => {
      setTold(wanted);
      onChange(wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, told, onChange]);

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
