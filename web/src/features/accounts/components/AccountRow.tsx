import { derivationPath } from '@everything-wallet/core/accounts/derivationPath';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddressPicture } from '../../../components/AddressPicture.tsx';
import { CopyableAddress } from '../../../components/CopyableAddress.tsx';
import { paths } from '../../../config/paths.ts';
import { accountName } from '../../../lib/names/accountName.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Account } from '../Account.ts';

interface AccountRowProps {
  account: Account;
  balance: ReactNode;
  /** Proof of its balance. */
  proof: ReactNode;
  /** True while another account is being made primary. */
  isBusy: boolean;
  /** True if the account is listed as an own one but no key on this device controls its address. */
  isForeign: boolean;
  onSetPrimary: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** One account of the list: its address, balance and actions. */
export function AccountRow({
  account,
  balance,
  proof,
  isBusy,
  isForeign,
  onSetPrimary,
  onRename,
  onDelete,
}: AccountRowProps) {
  const t = useText();
  const {
    address,
    number,
    is_primary: isPrimary,
    watch_only: isWatchOnly,
    derivation_index: index,
  } = account;
  const numbered = t('accounts.label', { number });
  const label = accountName(account, number, t);
  const renameLabel = t('accounts.rename', { account: label });
  const deleteLabel = t('accounts.deleteNamed', { account: label });
  return (
    <Card
      component="li"
      data-testid="account-row"
      sx={{
        listStyle: 'none',
        px: { xs: 2, sm: 2.5 },
        py: 1.75,
        ...(isPrimary && { borderColor: 'primary.main' }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
        <AddressPicture address={address} size={28} />
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {label !== numbered && (
          <Typography variant="caption" color="textSecondary">
            {numbered}
          </Typography>
        )}
        {isPrimary && <Chip size="small" color="primary" label={t('accounts.primary')} sx={{ height: 22 }} />}
        {isWatchOnly && (
          <Tooltip title={t('accounts.watchOnlyHint')}>
            <Chip
              size="small"
              variant="outlined"
              color="warning"
              label={t('accounts.watchOnly')}
              sx={{ height: 22 }}
            />
          </Tooltip>
        )}
        {isForeign && !isWatchOnly && (
          <Tooltip title={t('accounts.foreignHint')}>
            <Chip size="small" color="error" label={t('accounts.foreign')} sx={{ height: 22 }} />
          </Tooltip>
        )}
        <Box sx={{ flex: 1 }} />
        {balance}
      </Box>
      {/* One line if there is room; on a phone, the address above the actions. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mr: -1 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' }, minWidth: 0 }}>
          <CopyableAddress address={address} copyLabel={t('accounts.copyAddressNamed', { account: label })} />
        </Box>
        {index !== null && (
          <Typography variant="caption" color="textSecondary" translate="no" noWrap>
            {derivationPath(index)}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
          <Button
            component={Link}
            to={`${paths.history}?account=${address.toLowerCase()}`}
            aria-label={t('accounts.transactionsNamed', { account: label })}
            sx={{ minHeight: 44, px: { xs: 0.75, sm: 2 }, whiteSpace: 'nowrap' }}
          >
            {t('accounts.transactions')}
          </Button>
          {!isPrimary && (
            <Button
              aria-label={t('accounts.setPrimaryNamed', { account: label })}
              disabled={isBusy}
              onClick={onSetPrimary}
              sx={{ minHeight: 44, px: { xs: 0.75, sm: 2 }, whiteSpace: 'nowrap' }}
            >
              {t('accounts.setPrimary')}
            </Button>
          )}
          <Box sx={{ display: 'flex' }}>
            <Tooltip title={renameLabel}>
              <IconButton aria-label={renameLabel} onClick={onRename} sx={{ width: 44, height: 44 }}>
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
      </Box>
      {proof}
    </Card>
  );
}
