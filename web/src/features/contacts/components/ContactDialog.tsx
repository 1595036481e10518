import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { newContactId } from '@everything-wallet/core/documents/contact';
import {
  contactFormSchemaWith,
  type ContactFields,
  type ContactForm,
} from '@everything-wallet/core/documents/contactForm';
import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';
import { addContact } from '../api/addContact.ts';
import { updateContact } from '../api/updateContact.ts';
import type { Contact } from '../Contact.ts';
import { useContactAddress } from '../hooks/useContactAddress.ts';
import { useNamesake } from '../hooks/useNamesake.ts';
import { ContactFormFields } from './ContactFormFields.tsx';

interface ContactDialogProps {
  userId: string;
  /** Contact to edit; undefined adds one. */
  contact: Contact | undefined;
  /** Contacts of the user, among which the same address is searched for. */
  contacts: readonly Contact[];
  /** Addresses that its address is compared with. */
  known: KnownAddresses;
  onClose: () => void;
}

function formOf(contact: Contact | undefined, network: string): ContactForm {
  return {
    name: contact?.name ?? '',
    address: contact?.address ?? '',
    network,
    notes: contact?.notes ?? '',
  };
}

/** Adds or edits a contact (docs/product.md §4, Contacts dialog); what was typed stays when saving fails. */
export function ContactDialog({ userId, contact, contacts, known, onClose }: ContactDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  // One id for as long as the dialog is open, so that saving again never adds a second contact.
  const [newId] = useState(() => newContactId(userId));
  const savedNetwork = contact?.network ?? defaultNetwork.id;
  const { control, handleSubmit, formState } = useForm<ContactForm, unknown, ContactFields>({
    resolver: zodResolver(contactFormSchemaWith(savedNetwork)),
    mode: 'onTouched',
    defaultValues: formOf(contact, savedNetwork),
  });
  const { isSubmitting } = formState;
  const address = useWatch({ control, name: 'address' }).trim();
  const others = contacts.filter(({ id }) => id !== contact?.id);
  const twin = others.find((other) => sameAddress(other.address, address));
  const typedName = useWatch({ control, name: 'name' });
  const namesake = useNamesake({ name: typedName, address, others, known });
  const typedNetwork = useWatch({ control, name: 'network' });
  // A network that is switched off, or unknown to this build, stays unless another one is chosen.
  const switchedOn: readonly string[] = useSwitchedOnNetworks().map(({ id }) => id);
  const offered = switchedOn.includes(savedNetwork) ? switchedOn : [...switchedOn, savedNetwork];
  const written = useContactAddress({ contact, address, network: typedNetwork, known });

  const submit = handleSubmit(async (fields) => {
    if (written.isHeld) return;
    try {
      await (contact ? updateContact(contact.id, fields) : addContact(userId, newId, fields));
      enqueueSnackbar(t(contact ? 'contacts.updated' : 'contacts.added'), { variant: 'success' });
      onClose();
    } catch (error) {
      logProblem('Saving a contact failed', error);
      enqueueSnackbar(t(contact ? 'contacts.error.update' : 'contacts.error.add'), { variant: 'error' });
    }
  });

  return (
    <FormDialog
      title={t(contact ? 'contacts.edit' : 'contacts.add')}
      submitLabel={t('common.save')}
      isBusy={isSubmitting}
      isSubmitDisabled={written.isHeld}
      maxWidth="sm"
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ContactFormFields
        control={control}
        hints={{ namesake, twin }}
        written={written}
        known={known}
        offered={offered}
        disabled={isSubmitting}
      />
    </FormDialog>
  );
}
