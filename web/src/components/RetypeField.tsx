import TextField from '@mui/material/TextField';
import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import type { Retyping } from '../lib/recipients/useRetyping.ts';
import { useText } from '../lib/text/useText.ts';
import type { TextId } from '../texts/texts.ts';

/**
 * How a browser says that somebody types, or takes back what they typed (Input Events Level 2). Speech comes as one of these
 * as well: who speaks digits has read them. Pasting, dropping and suggestions do not, and what a browser or a script fills in
 * by itself has no reason at all.
 */
const TYPED = /^(insertText|insertCompositionText|insertFromComposition|delete\w+)$/;

interface RetypeFieldProps {
  retyping: Retyping;
  /** What the address that is imitated is called. */
  knownName: string;
  /** What is said once the digits are right. */
  retypedText: TextId;
  disabled: boolean;
}

/** A field for digits of an address that only typing fills: what is pasted was copied from where the wrong address stands. */
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
        htmlInput: { spellCheck: false, autoCapitalize: 'none', style: { fontFamily: 'monospace' } },
        formHelperText: { role: 'status' },
      }}
    />
  );
}
