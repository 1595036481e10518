import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { LookalikeNotice } from '../../../components/LookalikeNotice.tsx';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ContactAddress } from '../hooks/useContactAddress.ts';

interface ContactAddressNoticesProps {
  written: ContactAddress;
  known: KnownAddresses;
  disabled: boolean;
}

/** Notices on the address of a contact: known addresses, and lookalikes of them. */
export function ContactAddressNotices({ written, known, disabled }: ContactAddressNoticesProps) {
  const t = useText();
  const { address, isUnchanged, judgement, retyping } = written;
  if (address === undefined) return null;
  if (!judgement) {
    return isUnchanged ? null : (
      <Typography variant="body2" color="textSecondary" role="status">
        {t('send.guard.checking')}
      </Typography>
    );
  }
  return (
    <>
      <LookalikeNotice
        address={address}
        judgement={judgement}
        retyping={isUnchanged ? undefined : retyping}
        retypedText="contacts.guard.retyped"
        disabled={disabled}
      />
      {known.isIncomplete && <Alert severity="warning">{t('send.guard.unread')}</Alert>}
    </>
  );
}
