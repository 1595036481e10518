import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AddressPicture } from '../../../components/AddressPicture.tsx';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { useText } from '../../../lib/text/useText.ts';
import { RecipientNotices } from '../recipients/RecipientNotices.tsx';
import { recipientHint } from '../recipients/recipientHint.ts';
import { recipientName } from '../recipients/recipientName.ts';
import type { SendPart } from './SendPart.ts';

interface ChosenRecipientProps extends Pick<SendPart, 'form' | 'options'> {
  onChange: () => void;
}

/** Recipient as chosen in an earlier step, with everything that is known of it. */
export function ChosenRecipient({ form, options, onChange }: ChosenRecipientProps) {
  const t = useText();
  const { recipient, isSubmitting, typedRecipient } = form;
  const isToken = options.token !== undefined;
  const isContract = recipient.isContract ?? form.isRecipientContract;
  const { address } = recipient;
  const name = recipient.isSender ? t('send.summary.own') : recipientName(recipient);
  // What the button has already said is not repeated.
  const isNamed = recipient.judgement?.contact?.network === options.network.id && !isContract;
  const hint =
    recipient.isSender || isNamed
      ? undefined
      : recipientHint(recipient, { network: options.network, isToken, isContract }, t);
  return (
    <Stack spacing={1}>
      <Button
        fullWidth
        color="inherit"
        variant="outlined"
        disabled={isSubmitting}
        onClick={onChange}
        endIcon={<EditOutlined aria-hidden="true" />}
        sx={{
          minHeight: 60,
          px: 1.5,
          gap: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'start',
          borderColor: 'divider',
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          {t('send.step.change')}
        </Box>
        {address !== undefined && <AddressPicture address={address} size={36} />}
        <Box component="span" sx={{ display: 'grid', minWidth: 0, flex: 1 }}>
          {name !== undefined && (
            <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
              <bdi>{name}</bdi>
            </Typography>
          )}
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            translate="no"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          >
            <bdi>{address === undefined ? typedRecipient : shortenAddress(address)}</bdi>
          </Typography>
        </Box>
      </Button>
      {hint !== undefined && (
        <Typography variant="caption" color="textSecondary">
          {hint}
        </Typography>
      )}
      <RecipientNotices
        recipient={recipient}
        isToken={isToken}
        isContract={isContract}
        disabled={isSubmitting}
      />
    </Stack>
  );
}
