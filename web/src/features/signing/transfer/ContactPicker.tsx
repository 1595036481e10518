import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type RefObject } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { networkName } from '../recipients/networkName.ts';
import type { SavedRecipient } from '../recipients/SavedRecipient.ts';

interface ContactPickerProps {
  contacts: readonly SavedRecipient[];
  /** Field that contains the button: the list has its width. */
  field: RefObject<HTMLElement | null>;
  disabled: boolean;
  onPick: (contact: SavedRecipient) => void;
}

/** Button inside the recipient's field that opens the contacts; the field itself accepts plain typing. */
export function ContactPicker({ contacts, field, disabled, onPick }: ContactPickerProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        edge="end"
        aria-label={t('send.contacts')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        // The focus stays in the field, and returns to it when a contact is selected.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAnchor(field.current)}
        sx={{ width: 44, height: 44 }}
      >
        <ContactsOutlined />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          list: { 'aria-label': t('send.contacts') },
          paper: { sx: { maxHeight: 320, width: anchor?.clientWidth, maxWidth: 'none' } },
        }}
      >
        {contacts.map((contact, index) => (
          <MenuItem
            // The same name and address may be saved twice.
            key={`${index} ${contact.address}`}
            onClick={() => {
              setAnchor(null);
              onPick(contact);
            }}
            sx={{ minHeight: 52 }}
          >
            <ListItemText
              primary={contact.name}
              secondary={`${shortenAddress(contact.address)} · ${networkName(contact.network)}`}
              slotProps={{
                primary: { noWrap: true },
                // An address wraps rather than being cut.
                secondary: {
                  sx: { fontFamily: 'monospace', overflowWrap: 'anywhere', whiteSpace: 'normal' },
                },
              }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
