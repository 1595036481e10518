import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import {
  transferSchema,
  type SigningKey,
  type TransferForm,
  type TypedTransfer,
} from '@everything-wallet/core/transactions/transferSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  useWatch,
  type Control,
  type UseFormHandleSubmit,
  type UseFormSetError,
} from 'react-hook-form';
import type { SendFormOptions } from './SendFormOptions.ts';

/** Fields of the Send dialog, and what was understood of them. */
export interface SendFields {
  readonly control: Control<TransferForm, unknown, TypedTransfer>;
  readonly handleSubmit: UseFormHandleSubmit<TransferForm, TypedTransfer>;
  readonly setError: UseFormSetError<TransferForm>;
  readonly isDirty: boolean;
  /** Fields that have to be filled in, as they stand. */
  readonly needed: readonly (string | undefined)[];
  readonly typedRecipient: string;
  /** Checksum address of the recipient's field (EIP-55); undefined where it holds a name, or neither. */
  readonly typedAddress: string | undefined;
  /** Amount in the smallest unit; undefined while it cannot be read. */
  readonly amount: bigint | undefined;
  readonly setRecipient: (address: string) => void;
  readonly setAmount: (text: string) => void;
}

/** Holds the fields of the Send dialog. */
export function useSendFields(
  { token, initialRecipient = '', initialAmount = '' }: SendFormOptions,
  style: NumberStyle,
  key: SigningKey,
): SendFields {
  const schema = transferSchema(style, token, key);
  const { control, handleSubmit, formState, setError, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      recipient: initialRecipient,
      amount: writeTypedAmount(initialAmount, style),
      phrase: '',
      password: '',
    },
  });
  const { isDirty } = formState;
  const fields = useWatch({ control });
  return {
    control,
    handleSubmit,
    setError,
    isDirty,
    needed: neededFields(fields, key),
    typedRecipient: fields.recipient ?? '',
    typedAddress: schema.shape.recipient.safeParse(fields.recipient).data,
    amount: schema.shape.amount.safeParse(fields.amount).data,
    setRecipient: (address) =>
      setValue('recipient', address, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    setAmount: (text) =>
      setValue('amount', text, { shouldDirty: true, shouldTouch: text !== '', shouldValidate: text !== '' }),
  };
}

/** Fields that have to be filled in: recipient, amount, and the secret that signs. */
function neededFields(
  { recipient, amount, phrase, password }: Partial<TransferForm>,
  key: SigningKey,
): readonly (string | undefined)[] {
  if (key === 'phrase') return [recipient, amount, phrase];
  return key === 'password' ? [recipient, amount, password] : [recipient, amount];
}
