import AlternateEmailOutlined from '@mui/icons-material/AlternateEmailOutlined';
import CableOutlined from '@mui/icons-material/CableOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useLogout } from '../../../components/useLogout.ts';
import { paths } from '../../../config/paths.ts';
import { language } from '../../../lib/language/language.ts';
import { localPath } from '../../../lib/language/localPath.ts';
import { useNetwork } from '../../../lib/network/useNetwork.ts';
import { useText } from '../../../lib/text/useText.ts';
import { AlertsSetting } from './AlertsSetting.tsx';
import { AppearanceSetting } from './AppearanceSetting.tsx';
import { CurrencySetting } from './CurrencySetting.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

interface SettingsPageProps {
  email: string;
  /** Notice about the address. */
  emailNotice: ReactNode;
  /** Actions with the account. */
  accountRows: ReactNode;
  onVerifyPhrase: () => void;
  recoveryDrill: ReactNode;
  /** The wallet on this device. */
  deviceWallet: ReactNode;
  /** Actions with the user's data. */
  dataRows: ReactNode;
  /** Passkey setting of the wallet on this device. */
  biometricRow: ReactNode;
}

/** Security, notifications, appearance and account (docs/product.md §2, Settings). */
export function SettingsPage({
  email,
  emailNotice,
  accountRows,
  onVerifyPhrase,
  recoveryDrill,
  deviceWallet,
  dataRows,
  biometricRow,
}: SettingsPageProps) {
  const t = useText();
  const { network } = useNetwork();
  const logout = useLogout();
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        // The first section is as high as the others together; the free height is below them.
        gridTemplateRows: { lg: 'repeat(5, auto) 1fr' },
        '& > *': { gridColumn: { lg: '1 / -1' } },
        '& > section': { gridColumn: { lg: 2 }, mb: { xs: 2, sm: 2.5 } },
        '& > section:first-of-type': { gridColumn: { lg: 1 }, gridRow: { lg: '2 / -1' } },
      }}
    >
      <PageHeader title={t('settings.title')} />
      <SettingsSection title={t('settings.security')}>
        <SettingRow
          icon={<KeyOutlined />}
          label={t('settings.phrase')}
          text={t('settings.phraseText')}
          control={
            <Button variant="outlined" onClick={onVerifyPhrase}>
              {t('phrase.verify.title')}
            </Button>
          }
        />
        {recoveryDrill}
        {deviceWallet}
        <SettingRow
          icon={<HubOutlined />}
          label={t('settings.network')}
          text={t('settings.networkText', { network: network.name })}
          control={<SettingLink to={paths.networkSettings}>{t('networkSettings.title')}</SettingLink>}
        />
        <SettingRow
          icon={<FactCheckOutlined />}
          label={t('settings.approvals')}
          text={t('settings.approvalsText')}
          control={<SettingLink to={paths.approvals}>{t('settings.approvalsOpen')}</SettingLink>}
        />
        <SettingRow
          icon={<CableOutlined />}
          label={t('settings.sites')}
          text={t('settings.sitesText')}
          control={<SettingLink to={paths.connectedSites}>{t('settings.sitesOpen')}</SettingLink>}
        />
        {biometricRow}
        <SettingRow
          icon={<DrawOutlined />}
          label={t('settings.sign')}
          text={t('settings.signText')}
          control={<SettingLink to={paths.sign}>{t('settings.signOpen')}</SettingLink>}
        />
      </SettingsSection>
      <SettingsSection title={t('settings.notifications')}>
        <AlertsSetting />
      </SettingsSection>
      <SettingsSection title={t('settings.appearance')}>
        <SettingRow
          icon={<ContrastOutlined />}
          label={t('settings.theme')}
          text={t('settings.appearanceText')}
          control={<AppearanceSetting />}
        />
        <LanguageSetting />
        <CurrencySetting />
      </SettingsSection>
      <SettingsSection title={t('settings.data')}>
        {dataRows}
        <SettingRow
          icon={<DnsOutlined />}
          label={t('settings.connections')}
          text={t('settings.connectionsText')}
          control={
            <SettingLink to={localPath(paths.connections, language)}>
              {t('settings.connectionsOpen')}
            </SettingLink>
          }
        />
      </SettingsSection>
      <SettingsSection title={t('settings.account')}>
        <SettingRow
          icon={<AlternateEmailOutlined />}
          label={t('settings.email')}
          text={email}
          control={
            <Button variant="outlined" onClick={() => void logout()}>
              {t('settings.logout')}
            </Button>
          }
        />
        {emailNotice}
        {accountRows}
      </SettingsSection>
    </Box>
  );
}

/** Button that leads to the screen of a setting. */
function SettingLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="outlined" endIcon={<ChevronRightRounded />}>
      {children}
    </Button>
  );
}
