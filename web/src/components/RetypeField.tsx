import TextField from '@mui/material/TextField';
import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { addressInput } from './addressInput.ts';
import type { Retyping } from '../lib/recipients/useRetyping.ts';
import { useText } from '../lib/text/useText.ts';
import type { TextId } from '../texts/texts.ts';

/**
 * Input types of typing and deleting (Input Events Level 2). Dictation has one of these as well: a user who
 * speaks digits has read them. Pasting, dropping and suggestions have others, and autofill by a browser or a
 * script has none.
 */
const TYPED = /^(insertText|insertCompositionText|insertFromComposition|delete\w+)$/;

interface RetypeFieldProps {
  retyping: Retyping;
  /** Name of the imitated address. */
  knownName: string;
  /** Shown once the digits are right. */
  retypedText: TextId;
  disabled: boolean;
}

/**
 * A field for digits of an address that accepts only typing: pasted digits would be copied from the wrong
 * address.
 */
export function RetypeField({ retyping, knownName, retypedText, disabled }: RetypeFieldProps) {
  const t = useText();
  const [isPasted, setIsPasted] = useState(false);
  const { wanted, state } = retyping;

  function refuse(event: SyntheticEvent) {
    event.preventDefault();
    setIsPasted(true);
  }

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const isTyped = 'inputType' in nativeEvent && TYPED.test(String(nativeEvent.inputType));
    setIsPasted(!isTyped);
    if (isTyped) retyping.onType(target.value);
  }

  function help(): string {
    if (isPasted) return t('send.guard.retypePasted');
    if (state === 'right') return t(retypedText);
    if (state === 'ofKnown') return t('send.guard.retypeKnown', { name: knownName });
    return t(state === 'wrong' ? 'send.guard.retypeWrong' : 'send.guard.retypeHelp');
  }

  return (
    <TextField
      fullWidth
      label={t('send.guard.retype', { from: wanted.from, to: wanted.to })}
      value={retyping.typed}
      onChange={onChange}
      onPaste={refuse}
      onDrop={refuse}
      disabled={disabled}
      error={isPasted || state === 'wrong' || state === 'ofKnown'}
      helperText={help()}
      autoComplete="off"
      slotProps={{
        htmlInput: addressInput,
        formHelperText: { role: 'status' },
      }}
    />
  );
}
