import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import LanguageRounded from '@mui/icons-material/LanguageRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
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
import type { TextId } from '../../../texts/texts.ts';
import type { Account } from '../Account.ts';
import { useAccounts } from '../hooks/useAccounts.ts';
import { usePrimaryAddress } from '../hooks/usePrimaryAddress.ts';
import { useSetPrimary } from '../hooks/useSetPrimary.ts';

loadTexts(compiledTexts);

interface MenuLink {
  readonly path: string;
  readonly label: TextId;
  /** Narrowest window that links to the screen elsewhere. */
  readonly elsewhereFrom: 'sm' | 'md';
  readonly Icon: typeof PeopleOutlined;
}

/** Screens that have no link elsewhere on a phone or tablet. */
const LINKS: readonly MenuLink[] = [
  { path: paths.qrScanner, label: 'header.qrScanner', elsewhereFrom: 'sm', Icon: QrCodeScannerRounded },
  { path: paths.contacts, label: 'header.contacts', elsewhereFrom: 'sm', Icon: ContactsOutlined },
  { path: paths.history, label: 'header.tab.history', elsewhereFrom: 'md', Icon: ReceiptLongOutlined },
  { path: paths.nfts, label: 'home.action.nfts', elsewhereFrom: 'md', Icon: CollectionsOutlined },
  { path: paths.approvals, label: 'header.tab.approvals', elsewhereFrom: 'md', Icon: VerifiedUserOutlined },
  { path: paths.sign, label: 'header.tab.sign', elsewhereFrom: 'md', Icon: DrawOutlined },
  { path: paths.connectedSites, label: 'header.tab.sites', elsewhereFrom: 'md', Icon: LanguageRounded },
];

interface AccountSwitcherProps {
  userId: string;
  onSupport: () => void;
  onSignOut: () => void;
}

/**
 * Picture of the primary account with a menu of all accounts, where the user chooses another primary one. On a phone, where it
 * fills the corner of the header, the menu also has the screens without a tab, the support chat and sign-out.
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
            <AccountLines account={account} />
          </MenuItem>
        ))}
        {all.length > 0 && <Divider />}
        <MenuItem component={Link} to={paths.accounts} onClick={close} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <PeopleOutlined fontSize="small" />
          </ListItemIcon>
          {t('accounts.manage')}
        </MenuItem>
        {LINKS.map(({ path, label, elsewhereFrom, Icon }) => (
          <MenuItem
            key={path}
            component={Link}
            to={path}
            onClick={close}
            sx={{ minHeight: 44, display: { [elsewhereFrom]: 'none' } }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(label)}
          </MenuItem>
        ))}
        <Divider sx={{ display: { md: 'none' } }} />
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

/** Name of an account above its address. */
function AccountLines({ account }: { account: Account }) {
  const t = useText();
  return (
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
  );
}
