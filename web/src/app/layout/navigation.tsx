import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import HomeRounded from '@mui/icons-material/HomeRounded';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import type { TextId } from '../../texts/texts.ts';

/** Link to a screen of the wallet. */
interface ScreenLink {
  readonly path: string;
  readonly label: TextId;
}

/** The same with its icon. */
export interface NavigationItem extends ScreenLink {
  readonly icon: ReactNode;
}

const activity: NavigationItem = {
  path: paths.activity,
  label: 'header.activity',
  icon: <InsightsRounded />,
};
const settings: NavigationItem = {
  path: paths.settings,
  label: 'header.settings',
  icon: <SettingsOutlined />,
};

/** Screens that the wallet's header links to, in the order of docs/product.md §2. */
export const navigation: readonly NavigationItem[] = [
  activity,
  { path: paths.qrScanner, label: 'header.qrScanner', icon: <QrCodeScannerRounded /> },
  { path: paths.accounts, label: 'header.accounts', icon: <PeopleOutlined /> },
  { path: paths.contacts, label: 'header.contacts', icon: <ContactsOutlined /> },
  settings,
];

/** Screens in a phone's bar at the bottom; the others are in the account menu. */
export const tabs: readonly NavigationItem[] = [
  { path: paths.home, label: 'header.tab.home', icon: <HomeRounded /> },
  activity,
  { path: paths.swap, label: 'home.action.swap', icon: <SwapHorizRounded /> },
  { path: paths.defi, label: 'home.action.defi', icon: <SavingsOutlined /> },
  settings,
];

/** Screens in the row below a desktop's header. */
export const screens: readonly ScreenLink[] = [
  { path: paths.home, label: 'header.tab.home' },
  { path: paths.history, label: 'header.tab.history' },
  { path: paths.swap, label: 'home.action.swap' },
  { path: paths.markets, label: 'home.action.markets' },
  { path: paths.nfts, label: 'home.action.nfts' },
  { path: paths.defi, label: 'home.action.defi' },
  { path: paths.approvals, label: 'header.tab.approvals' },
  { path: paths.sign, label: 'header.tab.sign' },
  { path: paths.connectedSites, label: 'header.tab.sites' },
];

/** Returns true if a link leads to the open screen; the home has two addresses. */
export function isOpenScreen(path: string, pathname: string): boolean {
  if (path === paths.home) return pathname === paths.home || pathname === paths.wallet;
  return pathname === path || pathname.startsWith(`${path}/`);
}
