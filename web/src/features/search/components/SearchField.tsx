import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import type { KeyboardEvent, RefObject } from 'react';
import { LightButton } from '../../../components/LightButton.tsx';
import { SearchIcon } from '../../../components/SearchIcon.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  title: string;
  query: string;
  options: {
    /** Id of the list of results. */
    readonly listId: string;
    readonly count: number;
    /** Index of the chosen option. */
    readonly chosen: number;
    readonly optionId: (index: number) => string;
  };
  onType: (text: string) => void;
  onChoose: (option: number) => void;
  onClose: () => void;
}

/** Combobox of the search, with the buttons that clear and close it. */
export function SearchField({ ref, title, query, options, onType, onChoose, onClose }: SearchFieldProps) {
  const t = useText();
  const { listId, count, chosen, optionId } = options;

  function onKeyDown(event: KeyboardEvent) {
    // An input method has keys of its own.
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') onChoose((chosen + 1) % count);
    else if (event.key === 'ArrowUp') onChoose((chosen - 1 + count) % count);
    else if (event.key === 'Enter') {
      const { ctrlKey, metaKey, shiftKey } = event;
      // A link handles each of these keys.
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      document.getElementById(optionId(chosen))?.dispatchEvent(press);
    } else return;
    event.preventDefault();
  }

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        pl: 2.5,
        pr: 1,
        minHeight: 60,
        flexShrink: 0,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {/* The field is the first that can have the focus, so that the dialog gives it to it. */}
      <SearchIcon />
      <Box
        component="input"
        ref={ref}
        type="text"
        role="combobox"
        aria-label={title}
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(chosen) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        placeholder={`${title}…`}
        value={query}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 56,
          p: 0,
          border: 0,
          outline: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontSize: '1.0625rem',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      {query !== '' && (
        <LightButton
          variant="text"
          onClick={() => {
            onType('');
            ref.current?.focus();
          }}
        >
          {t('search.clear')}
        </LightButton>
      )}
      <Box
        component="button"
        type="button"
        aria-label={t('search.close')}
        data-close=""
        onClick={onClose}
        sx={{
          display: 'flex',
          p: 1.25,
          border: 0,
          borderRadius: '10px',
          bgcolor: 'transparent',
          color: 'text.secondary',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <CloseRounded />
      </Box>
    </Box>
  );
}
