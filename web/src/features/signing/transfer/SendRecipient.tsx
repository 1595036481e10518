import { RecipientField } from '../recipients/RecipientField.tsx';
import { RecipientSuggestions } from './RecipientSuggestions.tsx';
import type { SendPart } from './SendPart.ts';

interface SendRecipientProps extends Pick<SendPart, 'form' | 'options' | 'contacts'> {
  layout: 'rows' | 'buttons';
  /** Called with an address that was chosen instead of typed. */
  onPick: (address: string) => void;
}

/** Recipient of a transfer: the field, with what is known of it, and recipients to choose from until it is filled in. */
export function SendRecipient({ form, options, contacts, layout, onPick }: SendRecipientProps) {
  const { recipient, sender, isSubmitting, typedRecipient } = form;
  const { network, token, known } = options;
  const isOpen = recipient.address === undefined && !recipient.isLookingUp && !recipient.tokenContract;
  return (
    <>
      <RecipientField
        control={form.control}
        network={network}
        recipient={recipient}
        contacts={contacts}
        isToken={token !== undefined}
        isContract={form.isRecipientContract}
        disabled={isSubmitting}
        onPick={onPick}
        autoFocus={layout === 'buttons'}
      />
      {isOpen && sender && (
        <RecipientSuggestions
          typed={typedRecipient}
          contacts={contacts}
          known={known}
          network={network}
          sender={sender.address}
          layout={layout}
          disabled={isSubmitting}
          onPick={onPick}
        />
      )}
    </>
  );
}
