import { readFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, type FocusEvent } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../lib/text/useText.ts';
import { useSecretInput } from './useSecretInput.ts';
import type { TextId } from '../texts/texts.ts';

export type FormTextFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
> & {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  /** A field problem beyond the form's schema; shown where the schema accepts the value. */
  problem?: string | undefined;
  /** A field problem shown after another one, or alone. */
  detail?: string | undefined;
  /** True to report a missing value on blur, for a form whose button is disabled until then. */
  asksWhenLeft?: boolean;
  /** An error that is shown elsewhere: the field is only marked. */
  reportedElsewhere?: TextId | undefined;
  /**
   * True for a phrase or a password: the text exists only in the input, and is cleared when the page is left.
   */
  isSecret?: boolean | undefined;
};

/**
 * A text field of a form; its error is the catalogue's text, shown at the field.
 *
 * Validation schemas contain field problems where zod expects sentences, so that every text stays in the
 * catalogue.
 */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  helperText,
  problem,
  detail,
  asksWhenLeft = false,
  reportedElsewhere,
  isSecret = false,
  ...props
}: FormTextFieldProps<Values>) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const { field, fieldState, formState } = useController({ control, name });
  const secret = useSecretInput(field, isSecret);
  // Leaving an empty field is no mistake: a missing value is reported on submission.
  const isPassedThrough = !asksWhenLeft && isBlank(field.value) && formState.submitCount === 0;
  const message = (isPassedThrough ? undefined : fieldState.error?.message) ?? problem;

  /** Focus on the field's own button, or on a popup that it opened, does not leave the field. */
  function onBlur({ relatedTarget }: FocusEvent) {
    const isOwnButton = root.current?.contains(relatedTarget) ?? false;
    const isOwnMenu = root.current?.querySelector('[aria-expanded="true"]') != null;
    if (!isOwnButton && !isOwnMenu) field.onBlur();
  }

  function text() {
    const reported = [message, detail].filter((one) => one !== undefined && one !== reportedElsewhere);
    if (reported.length === 0) return helperText;
    return reported.map((one = '') => problemText(one)).join(': ');
  }

  function problemText(written: string): string {
    const { id, values } = readFieldProblem(written);
    return t(id as TextId, values);
  }

  return (
    <TextField
      fullWidth
      {...props}
      ref={root}
      name={field.name}
      {...(isSecret ? { key: secret.key } : { value: field.value })}
      onChange={field.onChange}
      onBlur={onBlur}
      inputRef={secret.inputRef}
      error={message !== undefined || detail !== undefined}
      helperText={text()}
    />
  );
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
