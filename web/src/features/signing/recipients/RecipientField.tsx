import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useRef } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { addressInput } from '../../../components/addressInput.ts';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { ContactPicker } from '../transfer/ContactPicker.tsx';
import { recipientHint } from './recipientHint.ts';
import type { SavedRecipient } from './SavedRecipient.ts';
import { RecipientNotices } from './RecipientNotices.tsx';
import type { Recipient } from './Recipient.ts';

interface RecipientFieldProps<Form extends { recipient: string }> {
  control: Control<Form, unknown, unknown>;
  network: Network;
  recipient: Recipient;
  contacts: readonly SavedRecipient[];
  isToken: boolean;
  /** Text about a contract as the recipient of tokens. */
  contractText?: TextId | undefined;
  /** True if the fee estimate found a contract. */
  isContract: boolean;
  disabled: boolean;
  onPick: (address: string) => void;
  /** False where the content below comes first. */
  autoFocus?: boolean;
}

/** Recipient field of Send: an address, a name or a contact, with the resolved recipient below. */
export function RecipientField<Form extends { recipient: string }>({
  control,
  network,
  recipient,
  contacts,
  autoFocus = true,
  ...rest
}: RecipientFieldProps<Form>) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const { isToken, contractText, disabled, onPick } = rest;
  const isContract = recipient.isContract ?? rest.isContract;
  return (
    <Stack spacing={1}>
      <FormTextField
        control={control}
        name={'recipient' as FieldPath<Form>}
        label={t('send.recipient')}
        placeholder={t('send.recipientPlaceholder')}
        problem={recipient.problem}
        helperText={recipientHint(recipient, { network, isToken, isContract }, t)}
        disabled={disabled}
        autoFocus={autoFocus}
        slotProps={{
          // An address is written from left to right, a contact's name as its letters are.
          htmlInput: { ...addressInput, dir: 'auto' },
          input: { ref: box, endAdornment: contacts.length > 0 && contactPicker() },
        }}
      />
      <RecipientNotices
        recipient={recipient}
        isToken={isToken}
        contractText={contractText}
        isContract={isContract}
        disabled={disabled}
      />
    </Stack>
  );

  function contactPicker() {
    return (
      <InputAdornment position="end">
        <ContactPicker
          contacts={contacts}
          field={box}
          disabled={disabled}
          onPick={({ address }) => onPick(address)}
        />
      </InputAdornment>
    );
  }
}
