import TextField from '@mui/material/TextField';
import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { Retyping } from './useRecipient.ts';

/** How a browser says that a text did not come from the keyboard (Input Events Level 2). */
const NOT_TYPED = /^insertFrom|^insertReplacementText$/;

interface RetypeFieldProps {
  retyping: Retyping;
  /** What the address that is imitated is called. */
  knownName: string;
  disabled: boolean;
}

/** A field for digits of an address that only typing fills: what is pasted was copied from where the wrong address stands. */
export function RetypeField({ retyping, knownName, disabled }: RetypeFieldProps) {
  const t = useText();
  const [isPasted, setIsPasted] = useState(false);
  const { wanted, state } = retyping;

  function refuse(event: SyntheticEvent) {
    event.preventDefault();
    setIsPasted(true);
  }

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const isTyped = !('inputType' in nativeEvent && NOT_TYPED.test(String(nativeEvent.inputType)));
    setIsPasted(!isTyped);
    if (isTyped) retyping.onType(target.value);
  }

  function help(): string {
    if (isPasted) return t('send.guard.retypePasted');
    if (state === 'right') return t('send.guard.retyped');
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
