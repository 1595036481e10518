import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import type { TextId } from '../../texts/texts.ts';

export interface NavigationItem {
  readonly path: string;
  readonly label: TextId;
  readonly icon: ReactNode;
}

/** Screens that the wallet's header links to, in the order of docs/product.md §2. */
export const navigation: readonly NavigationItem[] = [
  { path: paths.activity, label: 'header.activity', icon: <InsightsRounded /> },
  { path: paths.qrScanner, label: 'header.qrScanner', icon: <QrCodeScannerRounded /> },
  { path: paths.accounts, label: 'header.accounts', icon: <PeopleOutlined /> },
  { path: paths.contacts, label: 'header.contacts', icon: <ContactsOutlined /> },
  { path: paths.settings, label: 'header.settings', icon: <SettingsOutlined /> },
];
