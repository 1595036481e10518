import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { ContactFields, ContactForm } from '@everything-wallet/core/documents/contactForm';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import MenuItem from '@mui/material/MenuItem';
import type { Control } from 'react-hook-form';
import { addressInput } from '../../../components/addressInput.ts';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { NetworkLabel } from '../../../components/NetworkLabel.tsx';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Contact } from '../Contact.ts';
import type { ContactAddress } from '../hooks/useContactAddress.ts';
import { ContactAddressNotices } from './ContactAddressNotices.tsx';

interface ContactFormFieldsProps {
  control: Control<ContactForm, unknown, ContactFields>;
  hints: {
    /** Contact or account whose name looks the same. */
    readonly namesake: { readonly name: string; readonly address: string } | undefined;
    /** Contact with the same address. */
    readonly twin: Contact | undefined;
  };
  written: ContactAddress;
  known: KnownAddresses;
  /** Ids of the networks that can be chosen. */
  offered: readonly string[];
  disabled: boolean;
}

/** Fields of a contact: name, address, network and notes. */
export function ContactFormFields(props: ContactFormFieldsProps) {
  const { control, hints, written, known, offered, disabled } = props;
  const { namesake, twin } = hints;
  const t = useText();
  return (
    <>
      <FormTextField
        control={control}
        name="name"
        label={t('contacts.name')}
        // Not refused either: two people may have one name.
        helperText={
          namesake &&
          t('contacts.hint.sameName', {
            name: namesake.name,
            address: shortenAddress(namesake.address.trim()),
          })
        }
        required
        autoFocus
        disabled={disabled}
      />
      <FormTextField
        control={control}
        name="address"
        label={t('contacts.address')}
        placeholder={t('contacts.addressPlaceholder')}
        // Not refused: one address may be used on two networks, or have two names.
        helperText={
          twin && t('contacts.hint.exists', { name: twin.name, network: networkNameOf(twin.network) })
        }
        required
        disabled={disabled}
        slotProps={{
          htmlInput: addressInput,
        }}
      />
      <ContactAddressNotices written={written} known={known} disabled={disabled} />
      <FormTextField
        control={control}
        name="network"
        select
        label={t('contacts.network')}
        disabled={disabled}
      >
        {offered.map((id) => (
          <MenuItem key={id} value={id}>
            <NetworkOption id={id} />
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField
        control={control}
        name="notes"
        label={t('contacts.notes')}
        multiline
        minRows={2}
        maxRows={6}
        disabled={disabled}
      />
    </>
  );
}

/** A network that this release does not know is shown by its id. */
function NetworkOption({ id }: { id: string }) {
  const network = findNetworkById(id);
  return network ? <NetworkLabel network={network} /> : id;
}

function networkNameOf(network: string): string {
  return findNetworkById(network)?.name ?? network;
}
