import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { CopyableAddress } from '../../../components/CopyableAddress.tsx';
import { firstCharacter } from '../../../lib/text/firstCharacter.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Contact } from '../Contact.ts';

interface ContactRowProps {
  contact: Contact;
  onEdit: () => void;
  onDelete: () => void;
}

/** One contact of the list: name, address, network and actions. */
export function ContactRow({ contact, onEdit, onDelete }: ContactRowProps) {
  const t = useText();
  const { name, address, network, notes } = contact;
  const editLabel = t('contacts.editNamed', { name });
  const deleteLabel = t('contacts.deleteNamed', { name });
  return (
    <Card data-testid="contact-row" sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.75 }}>
        <Box
          aria-hidden="true"
          sx={{
            width: 40,
            height: 40,
            mt: 0.25,
            flexShrink: 0,
            borderRadius: '50%',
            display: { xs: 'none', sm: 'grid' },
            placeContent: 'center',
            bgcolor: 'background.default',
            color: 'primary.main',
            fontWeight: 650,
          }}
        >
          {firstCharacter(name).toUpperCase()}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            dir="auto"
            data-testid="contact-name"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'left', pt: { xs: 1, sm: 0 } }}
          >
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {findNetworkById(network)?.name ?? network}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', mr: -1 }}>
          <Tooltip title={editLabel}>
            <IconButton aria-label={editLabel} onClick={onEdit} sx={{ width: 44, height: 44 }}>
              <EditOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip title={deleteLabel}>
            <IconButton aria-label={deleteLabel} onClick={onDelete} sx={{ width: 44, height: 44 }}>
              <DeleteOutlineRounded fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      <Box sx={{ pl: { sm: '54px' } }}>
        <CopyableAddress address={address} copyLabel={t('contacts.copyAddressNamed', { name })} />
        {notes && (
          <Typography
            dir="auto"
            variant="body2"
            color="textSecondary"
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'left', pb: 0.5 }}
          >
            {notes}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
