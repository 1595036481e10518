import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/accountNames';
import { AddressPicture } from '../../../components/AddressPicture.tsx';
import { paths } from '../../../config/paths.ts';
import { accountName } from '../../../lib/names/accountName.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useAccounts } from '../hooks/useAccounts.ts';
import { usePrimaryAddress } from '../hooks/usePrimaryAddress.ts';
import { useSetPrimary } from '../hooks/useSetPrimary.ts';

loadTexts(compiledTexts);

interface AccountSwitcherProps {
  userId: string;
  onSupport: () => void;
  onSignOut: () => void;
}

/**
 * Picture of the primary account with a menu of all accounts, where the user chooses another primary one. On a phone, where it
 * fills the corner of the header, the menu also has the support chat and sign-out.
 */
export function AccountSwitcher({ userId, onSupport, onSignOut }: AccountSwitcherProps) {
  const t = useText();
  const known = usePrimaryAddress(userId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const accounts = useAccounts(wasOpened ? userId : undefined);
  const primary = useSetPrimary(userId);
  const menuId = useId();
  const all = accounts.status === 'ready' ? accounts.data : [];
  const current = known.status === 'ready' ? known.data : undefined;
  const label = current
    ? t('accounts.switch', { account: current.name ?? shortenAddress(current.address) })
    : t('accounts.switchUnknown');
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor && { 'aria-controls': menuId })}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setWasOpened(true);
          }}
          edge="end"
          sx={{ width: 44, height: 44 }}
        >
          {current ? <AddressPicture address={current.address} size={28} /> : <PeopleOutlined />}
        </IconButton>
      </Tooltip>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': t('accounts.switchMenu') },
          paper: { sx: { maxWidth: 'min(360px, 94vw)' } },
        }}
      >
        {all.map((account) => (
          <MenuItem
            key={account.id}
            role="menuitemradio"
            aria-checked={account.is_primary}
            selected={account.is_primary}
            disabled={primary.isPending}
            onClick={() => {
              close();
              if (!account.is_primary) primary.mutate(account.id);
            }}
            sx={{ gap: 1.5, minHeight: 52 }}
          >
            <AddressPicture address={account.address} size={32} />
            <Box sx={{ minWidth: 0 }}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                {accountName(account, account.number, t)}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p" noWrap>
                <Box component="span" translate="no">
                  {shortenAddress(account.address)}
                </Box>
                {account.watch_only && ` · ${t('accounts.watchOnly')}`}
              </Typography>
            </Box>
          </MenuItem>
        ))}
        {all.length > 0 && <Divider />}
        <MenuItem component={Link} to={paths.accounts} onClick={close} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <PeopleOutlined fontSize="small" />
          </ListItemIcon>
          {t('accounts.manage')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onSupport();
          }}
          sx={{ minHeight: 44, display: { md: 'none' } }}
        >
          <ListItemIcon>
            <ChatBubbleOutlineRounded fontSize="small" />
          </ListItemIcon>
          {t('header.support')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onSignOut();
          }}
          sx={{ minHeight: 44, display: { sm: 'none' } }}
        >
          <ListItemIcon>
            <LogoutRounded fontSize="small" />
          </ListItemIcon>
          {t('header.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
