import type { MessageId } from '../messages/messages.ts';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../lib/text/useText.ts';

type FormTextFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
> & {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  /** A problem that the form's schema cannot know of; shown where the schema has no complaint. */
  problem?: MessageId | undefined;
};

/**
 * A text field of a form; its error is the catalogue's message, shown at the field.
 *
 * Validation schemas put message ids where zod expects sentences, so that every text stays in the catalogue.
 */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  helperText,
  problem,
  ...props
}: FormTextFieldProps<Values>) {
  const t = useText();
  const { field, fieldState } = useController({ control, name });
  const message = (fieldState.error?.message as MessageId | undefined) ?? problem;
  return (
    <TextField
      fullWidth
      {...props}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message === undefined ? helperText : t(message)}
    />
  );
}
