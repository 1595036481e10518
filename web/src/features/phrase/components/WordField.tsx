import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { useWordCompletion, type WordCallbacks } from '../hooks/useWordCompletion.ts';
import { WordOptions } from './WordOptions.tsx';
import { useText } from '../../../lib/text/useText.ts';

/** Switches off typing aids: a spell checker may send the word to its maker, a password manager store it. */
const withoutAids = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  translate: 'no',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
} as const;

interface WordFieldProps extends WordCallbacks {
  /** From 1. */
  place: number;
  /** Registers the input, which holds the only copy of its value; no attribute does. */
  inputRef: (input: HTMLInputElement | null) => void;
  isWrong: boolean;
  /** Id of the problem's text. */
  problemId: string | undefined;
  autoFocus: boolean;
  disabled: boolean;
  onLeave: () => void;
}

/**
 * Field for one word of a recovery phrase, with the words of the list that complete it: arrows and Enter choose, Tab and the space bar
 * take the only one (WAI-ARIA combobox).
 *
 * The input is uncontrolled: React writes what a controlled one holds into its `value` attribute, which copying or saving
 * the page would include.
 */
export function WordField({
  place,
  inputRef,
  isWrong,
  problemId,
  autoFocus,
  disabled,
  onType,
  onSeveral,
  onNext,
  onLeave,
}: WordFieldProps) {
  const t = useText();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const completion = useWordCompletion({ onType, onSeveral, onNext });
  const { setInput, options, active, isOpen, take, complete, onChange, onPaste, onKeyDown } = completion;

  return (
    <>
      <TextField
        ref={root}
        hiddenLabel
        size="small"
        fullWidth
        disabled={disabled}
        error={isWrong}
        autoFocus={autoFocus}
        inputRef={(element: HTMLInputElement | null) => {
          setInput(element);
          inputRef(element);
        }}
        onChange={onChange}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={() => {
          complete();
          onLeave();
        }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment
                position="start"
                aria-hidden="true"
                sx={{ minWidth: 18, justifyContent: 'end' }}
              >
                {place}
              </InputAdornment>
            ),
          },
          htmlInput: {
            role: 'combobox',
            'aria-label': t('import.word', { place }),
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
            'aria-describedby': isWrong ? problemId : undefined,
            'aria-invalid': isWrong,
            ...withoutAids,
          },
        }}
        sx={{ '& .MuiInputBase-root': { pl: 1 }, '& input': { px: 0, fontWeight: 600, minWidth: 0 } }}
      />
      <WordOptions
        listId={listId}
        anchor={root}
        options={options}
        active={active}
        onChoose={(word) => {
          take(word);
          onNext();
        }}
      />
    </>
  );
}
