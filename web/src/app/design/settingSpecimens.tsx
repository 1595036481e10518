import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { SettingAction } from '../../components/SettingAction.tsx';
import { SettingGroup } from '../../components/SettingGroup.tsx';
import { SettingIcon } from '../../components/SettingIcon.tsx';
import { SettingRow } from '../../components/SettingRow.tsx';
import { SettingSelect } from '../../components/SettingSelect.tsx';
import type { SpecimenStates } from './SpecimenStates.ts';

const nothing = () => undefined;

/** Rows of settings. */
export const settingSpecimens: SpecimenStates = {
  SettingIcon: {
    default: () => (
      <SettingIcon>
        <LockOutlined />
      </SettingIcon>
    ),
  },
  SettingRow: {
    'with a switch': () => (
      <SettingRow icon={<NotificationsOutlined />} label="Alerts" control={<Switch defaultChecked />} />
    ),
    'with a reason': () => (
      <SettingRow
        icon={<NotificationsOutlined />}
        label="Alerts"
        text="Your browser blocks notifications from this site."
        control={<Switch disabled />}
      />
    ),
  },
  SettingAction: {
    'with its value': () => (
      <SettingAction icon={<HubOutlined />} label="Network" value="Base" onClick={nothing} />
    ),
    disabled: () => <SettingAction icon={<HubOutlined />} label="Network" disabled onClick={nothing} />,
    destructive: () => (
      <SettingAction icon={<DeleteOutlineOutlined />} label="Delete" isDestructive onClick={nothing} />
    ),
  },
  SettingSelect: { 'with its value': CurrencySelect },
  SettingGroup: {
    default: () => (
      <SettingGroup label="Wallet">
        <SettingRow icon={<LockOutlined />} label="Wallet" control="Locked" />
        <CurrencySelect />
        <SettingAction icon={<HubOutlined />} label="Network" value="Base" onClick={nothing} />
      </SettingGroup>
    ),
  },
};

function CurrencySelect() {
  const [code, setCode] = useState('EUR');
  return (
    <SettingSelect icon={<PaymentsOutlined />} label="Currency" value={code} onChange={setCode}>
      {['EUR', 'USD'].map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </SettingSelect>
  );
}
