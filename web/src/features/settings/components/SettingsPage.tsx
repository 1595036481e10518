import AlternateEmailOutlined from '@mui/icons-material/AlternateEmailOutlined';
import CableOutlined from '@mui/icons-material/CableOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { SettingAction } from '../../../components/SettingAction.tsx';
import { SettingGroup } from '../../../components/SettingGroup.tsx';
import { SettingRow } from '../../../components/SettingRow.tsx';
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
import { SettingsSection } from './SettingsSection.tsx';

interface SettingsPageProps {
  email: string;
  /** Notice about the address. */
  emailNotice: ReactNode;
  /** Rows that change the account, and the one that deletes it. */
  accountRows: ReactNode;
  onVerifyPhrase: () => void;
  recoveryDrill: ReactNode;
  /** The wallet on this device. */
  deviceWallet: ReactNode;
  /** Setting for notifications while the wallet is closed. */
  pushRow: ReactNode;
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
  pushRow,
  dataRows,
  biometricRow,
}: SettingsPageProps) {
  const t = useText();
  const { network } = useNetwork();
  const logout = useLogout();
  return (
    <>
      <PageHeader title={t('settings.title')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 2.5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SettingsSection title={t('settings.security')}>
          <SettingGroup>
            <SettingAction icon={<KeyOutlined />} label={t('phrase.verify.title')} onClick={onVerifyPhrase} />
            {recoveryDrill}
            {biometricRow}
          </SettingGroup>
          {deviceWallet}
          <SettingGroup>
            <SettingAction
              icon={<HubOutlined />}
              label={t('networkSettings.title')}
              value={network.name}
              to={paths.networkSettings}
            />
            <SettingAction
              icon={<FactCheckOutlined />}
              label={t('settings.approvals')}
              to={paths.approvals}
            />
            <SettingAction icon={<CableOutlined />} label={t('settings.sites')} to={paths.connectedSites} />
            <SettingAction icon={<DrawOutlined />} label={t('settings.signOpen')} to={paths.sign} />
          </SettingGroup>
        </SettingsSection>
        <Stack spacing={{ xs: 3, lg: 2.5 }}>
          <SettingsSection title={t('settings.notifications')}>
            <SettingGroup>
              <AlertsSetting />
              {pushRow}
            </SettingGroup>
          </SettingsSection>
          <SettingsSection title={t('settings.appearance')}>
            <SettingGroup>
              <SettingRow
                icon={<ContrastOutlined />}
                label={t('settings.theme')}
                control={<AppearanceSetting />}
              />
              <LanguageSetting />
              <CurrencySetting />
            </SettingGroup>
          </SettingsSection>
          <SettingsSection title={t('settings.data')}>
            <SettingGroup>
              {dataRows}
              <SettingAction
                icon={<DnsOutlined />}
                label={t('settings.connections')}
                to={localPath(paths.connections, language)}
              />
            </SettingGroup>
          </SettingsSection>
          <SettingsSection title={t('settings.account')}>
            {emailNotice}
            <SettingGroup>
              <SettingRow
                icon={<AlternateEmailOutlined />}
                label={t('settings.email')}
                control={
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    translate="no"
                    sx={{ textAlign: 'end', overflowWrap: 'anywhere' }}
                  >
                    {email}
                  </Typography>
                }
              />
              <SettingAction
                icon={<LogoutOutlined />}
                label={t('settings.logout')}
                onClick={() => void logout()}
              />
              {accountRows}
            </SettingGroup>
          </SettingsSection>
        </Stack>
      </Box>
    </>
  );
}
