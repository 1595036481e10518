import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { COIN_DECIMALS, parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { readTypedAmount, writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { stepAmount } from '@everything-wallet/core/amounts/stepAmount';
import { amountAmbiguity } from '@everything-wallet/core/amounts/typedAmountSchema';
import type { KeyboardEvent } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useNumberStyle } from '../lib/language/useNumberStyle.ts';
import { useText } from '../lib/text/useText.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';
import { writeDecimal } from '../lib/format/writeDecimal.ts';

type AmountFieldProps<Values extends FieldValues> = Omit<
  FormTextFieldProps<Values>,
  'type' | 'slotProps' | 'onKeyDown'
> & {
  /** Decimals of the coin or token. */
  decimals?: number;
  /** Called on Enter, where the form does not submit by itself. */
  onEnter?: () => void;
};

/**
 * A field for an amount, as typed.
 *
 * A browser's number field drops input that it cannot parse, such as the comma of '1,5' in English: this is a
 * text field with the same step of 0.001 on the arrow keys (docs/product.md §2, Send dialog).
 */
export function AmountField<Values extends FieldValues>({
  decimals = COIN_DECIMALS,
  onEnter,
  problem,
  helperText,
  ...props
}: AmountFieldProps<Values>) {
  const style = useNumberStyle();
  const t = useText();
  const { field } = useController({ control: props.control, name: props.name });

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter();
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const amount = readAmount();
    if (amount === undefined) return;
    const next = stepAmount(amount, event.key === 'ArrowUp' ? 'up' : 'down', decimals);
    field.onChange(writeTypedAmount(formatAmount(next, decimals), style));
  }

  /** Returns the amount in the field, 0 where it is empty; undefined where it cannot be parsed. */
  function readAmount(): bigint | undefined {
    const typed = field.value as string;
    if (typed.trim() === '') return 0n;
    try {
      return parseAmount(readTypedAmount(typed, style), decimals);
    } catch {
      return undefined;
    }
  }

  /** Returns the parsed amount, where its notation differs from the typed one. */
  function readAs(): string | undefined {
    const amount = readAmount();
    const typed = (field.value as string).trim();
    if (amount === undefined || /^[\d.]*$/.test(typed)) return undefined;
    return t('send.readAs', { amount: writeDecimal(formatAmount(amount, decimals)) });
  }

  return (
    <FormTextField
      {...props}
      // An ambiguous amount is flagged immediately, before its consequences are visible.
      problem={amountAmbiguity(field.value, style) ?? problem}
      helperText={helperText ?? readAs()}
      type="text"
      autoComplete="off"
      onKeyDown={onKeyDown}
      slotProps={{
        htmlInput: { inputMode: 'decimal', step: '0.001', autoCorrect: 'off', spellCheck: false },
      }}
    />
  );
}
