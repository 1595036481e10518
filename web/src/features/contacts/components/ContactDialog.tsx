import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import {
  contactFormSchema,
  contactFormSchemaWith,
  newContactId,
  type ContactFields,
  type ContactForm,
} from '@everything-wallet/core/documents/contact';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import { judgeRecipient } from '@everything-wallet/core/recipients/judgeRecipient';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { LookalikeNotice } from '../../../components/LookalikeNotice.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useRetyping } from '../../../lib/recipients/useRetyping.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';
import { addContact } from '../api/addContact.ts';
import { updateContact } from '../api/updateContact.ts';
import type { Contact } from '../Contact.ts';

// What knows which letters look alike is larger than the form, and a hint may come a moment later.
const loadNameTwin = async () => (await import('../nameTwin.ts')).nameTwin;

interface ContactDialogProps {
  userId: string;
  /** The contact to edit; undefined adds one. */
  contact: Contact | undefined;
  /** The contacts there are, among which the same address is looked for. */
  contacts: readonly Contact[];
  /** What its address is compared with. */
  known: KnownAddresses;
  onClose: () => void;
}

function networkNameOf(network: string): string {
  return findNetworkById(network)?.name ?? network;
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
    defaultValues: {
      name: contact?.name ?? '',
      address: contact?.address ?? '',
      network: savedNetwork,
      notes: contact?.notes ?? '',
    },
  });
  const { isSubmitting } = formState;
  const address = useWatch({ control, name: 'address' }).trim();
  const twin = contacts.find((other) => other.id !== contact?.id && sameAddress(other.address, address));

  const typedName = useWatch({ control, name: 'name' });
  const nameTwin = useLoaded(loadNameTwin);
  const namesake =
    nameTwin.status === 'ready'
      ? nameTwin.value(typedName, address, [
          ...contacts.filter(({ id }) => id !== contact?.id),
          ...known.addresses.filter(({ kind }) => kind === 'account' || kind === 'watched'),
        ])
      : undefined;

  const typedNetwork = useWatch({ control, name: 'network' });
  // Whose network was switched off, or is not known to this build, stays on it unless another one is chosen.
  const switchedOn: readonly string[] = useSwitchedOnNetworks().map(({ id }) => id);
  const offered = switchedOn.includes(savedNetwork) ? switchedOn : [...switchedOn, savedNetwork];
  // The contact that is edited is compared with as well: a look-alike of its own address must not take its place.
  const written = contactFormSchema.shape.address.safeParse(address).data;
  const judgement =
    written === undefined || known.isLoading
      ? undefined
      : judgeRecipient(written, known.addresses, typedNetwork);
  const retyping = useRetyping(written, judgement);
  // Whoever changes a name or a note saves no other address than there is: sending to it is stopped all the same.
  const isKept = contact !== undefined && written !== undefined && sameAddress(contact.address, written);
  const isHeld =
    !isKept &&
    written !== undefined &&
    (judgement === undefined || (retyping !== undefined && retyping.state !== 'right'));

  const submit = handleSubmit(async (fields) => {
    if (isHeld) return;
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
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="contact-title"
    >
      <DialogTitle id="contact-title">{t(contact ? 'contacts.edit' : 'contacts.add')}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        autoComplete="off"
        // The form stands between the dialog and its content, which alone is to scroll: the buttons stay in sight.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ pt: 1 }}>
          <Stack spacing={2.25}>
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
              disabled={isSubmitting}
            />
            <FormTextField
              control={control}
              name="address"
              label={t('contacts.address')}
              placeholder={t('contacts.addressPlaceholder')}
              // Not refused: one address may be somebody's on two networks, or have two names.
              helperText={
                twin && t('contacts.hint.exists', { name: twin.name, network: networkNameOf(twin.network) })
              }
              required
              disabled={isSubmitting}
              slotProps={{
                htmlInput: { spellCheck: false, autoCapitalize: 'none', style: { fontFamily: 'monospace' } },
              }}
            />
            {written !== undefined && !isKept && !judgement && (
              <Typography variant="body2" color="textSecondary" role="status">
                {t('send.guard.checking')}
              </Typography>
            )}
            {written !== undefined && judgement && (
              <LookalikeNotice
                address={written}
                judgement={judgement}
                retyping={isKept ? undefined : retyping}
                retypedText="contacts.guard.retyped"
                disabled={isSubmitting}
              />
            )}
            {written !== undefined && judgement && known.isIncomplete && (
              <Alert severity="warning">{t('send.guard.unread')}</Alert>
            )}
            <FormTextField
              control={control}
              name="network"
              select
              label={t('contacts.network')}
              disabled={isSubmitting}
            >
              {offered.map((id) => (
                <MenuItem key={id} value={id}>
                  {networkNameOf(id)}
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
              disabled={isSubmitting}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSubmitting || isHeld}>
            {t('common.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
