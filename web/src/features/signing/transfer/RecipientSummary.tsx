import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AddressPicture } from '../../../components/AddressPicture.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { GroupedAddress } from './GroupedAddress.tsx';

/** Accounts and network of a transfer that is about to be confirmed. */
export interface RecipientSummaryProps {
  network: Network;
  /** Address of the account that sends; undefined while it is not known. */
  from: string | undefined;
  /** Checksum address of the recipient; undefined if none. */
  recipient: string | undefined;
  /** True if the recipient is the account that sends. */
  isOwn: boolean;
  /** Name of another recipient, as far as the wallet knows it. */
  recipientName: string | undefined;
}

/** Recipient of a transfer, its sender and the network. */
export function RecipientSummary({ network, from, recipient, isOwn, recipientName }: RecipientSummaryProps) {
  const t = useText();
  const name = isOwn ? t('send.summary.own') : recipientName;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 40 }}>
        {recipient !== undefined && <AddressPicture address={recipient} size={40} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere' }}
          >
            {t('send.summary.to')}
            {name !== undefined && (
              <Box
                component="strong"
                data-testid="send-recipient-name"
                sx={{ color: 'text.primary', marginInlineStart: 0.75 }}
              >
                {name}
              </Box>
            )}
          </Typography>
          {recipient === undefined ? (
            <Typography variant="body2" color="textSecondary">
              {t('send.summary.noRecipient')}
            </Typography>
          ) : (
            <GroupedAddress address={recipient} />
          )}
        </Box>
      </Box>
      {from !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            typography: 'caption',
            color: 'text.secondary',
            lineHeight: 1.35,
          }}
        >
          <span>{t('send.from', { address: shortenAddress(from) })}</span>
          <span>{network.name}</span>
        </Box>
      )}
    </Box>
  );
}
