import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConcealedField } from '../../../components/ConcealedField.tsx';
import { writtenLabel } from '../writtenLabel.ts';

/** Field for the account password. */
export function PasswordField<Values extends FieldValues>(
  props: ComponentProps<typeof ConcealedField<Values>>,
) {
  return <ConcealedField {...props} slotProps={{ inputLabel: writtenLabel }} />;
}
