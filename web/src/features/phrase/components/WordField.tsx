import { normaliseMnemonic } from '@everything-wallet/core/accounts/normaliseMnemonic';
import { wordCompletions } from '@everything-wallet/core/accounts/wordCompletions';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useText } from '../../../lib/text/useText.ts';

/** Completions that are shown at once; more letters make them fewer. */
const MAX_SHOWN = 6;

/** Letters from which a word of the list is known (BIP-39). */
const TELLING_LETTERS = 4;

/** What ends a word while it is typed. */
const SEPARATOR = /[\s,;]$/u;

/** Keeps from the word whatever helps with typing: a spell checker may send it to its maker, a password manager keep it. */
const forNobodyElse = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  translate: 'no',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
} as const;

interface WordFieldProps {
  /** From 1. */
  place: number;
  /** Registers the input; its value stands there alone, and in no attribute. */
  inputRef: (input: HTMLInputElement | null) => void;
  isWrong: boolean;
  /** Id of what says what is wrong. */
  problemId: string | undefined;
  autoFocus: boolean;
  disabled: boolean;
  /** Told the word in its normal form, as far as it is typed. */
  onType: (word: string) => void;
  /** Told of several words that were put into this field at once. */
  onSeveral: (text: string) => void;
  /** Told that the word is as it is meant, and the next one comes. */
  onNext: () => void;
  onLeave: () => void;
}

/**
 * One word of a recovery phrase, with the words of the list that complete it: arrows and Enter choose, Tab and the space bar take
 * the only one there is (WAI-ARIA combobox).
 *
 * The input is uncontrolled: React writes what a controlled one holds into its `value` attribute, which whatever copies or
 * saves the page takes along.
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
  const input = useRef<HTMLInputElement>(null);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const isOpen = options.length > 0;

  function show(words: readonly string[]) {
    setOptions(words);
    setActive(0);
    setHasMoved(false);
  }

  function take(word: string) {
    if (input.current) input.current.value = word;
    show([]);
    onType(word);
  }

  /** Takes the only word that is meant, where four letters say it. */
  function complete() {
    const typed = normaliseMnemonic(input.current?.value ?? '');
    const [only, ...others] = wordCompletions(typed);
    const isTold = only !== undefined && others.length === 0 && typed.length >= TELLING_LETTERS;
    const word = isTold ? only : typed;
    if (word === input.current?.value) show([]);
    else take(word);
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const word = normaliseMnemonic(target.value);
    if (word.includes(' ')) {
      show([]);
      onSeveral(target.value);
      return;
    }
    if (word !== '' && SEPARATOR.test(target.value)) {
      complete();
      onNext();
      return;
    }
    const completions = wordCompletions(word).slice(0, MAX_SHOWN);
    show(completions.length === 1 && completions[0] === word ? [] : completions);
    onType(word);
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    event.preventDefault();
    show([]);
    onSeveral(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const word = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isOpen) {
      event.preventDefault();
      setActive((active + step + options.length) % options.length);
      setHasMoved(true);
    } else if (event.key === 'Enter' && word !== undefined) {
      event.preventDefault();
      take(word);
      onNext();
    } else if (event.key === 'Tab' && word !== undefined && (hasMoved || options.length === 1)) {
      take(word);
    } else if (event.key === 'Escape' && isOpen) {
      // The list closes, and not the dialog around it.
      event.stopPropagation();
      show([]);
    }
  }

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
          input.current = element;
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
            'aria-label': t('bring.word', { place }),
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
            'aria-describedby': isWrong ? problemId : undefined,
            'aria-invalid': isWrong,
            ...forNobodyElse,
          },
        }}
        sx={{ '& .MuiInputBase-root': { pl: 1 }, '& input': { px: 0, fontWeight: 600, minWidth: 0 } }}
      />
      <Popper
        open={isOpen}
        anchorEl={() => root.current ?? document.body}
        placement="bottom-start"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={6} sx={{ minWidth: 140 }}>
          <Box
            component="ul"
            id={listId}
            role="listbox"
            aria-label={t('bring.completions')}
            translate="no"
            // What has the focus keeps it.
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
                onClick={() => {
                  take(word);
                  onNext();
                }}
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
    </>
  );
}
