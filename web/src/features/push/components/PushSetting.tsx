import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { networks } from '@everything-wallet/core/networks/networks';
import { compiledTexts } from 'virtual:compiled-texts/push';
import { useId } from 'react';
import { SettingRow } from '../../../components/SettingRow.tsx';
import { formatList } from '../../../lib/format/formatList.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePush } from '../hooks/usePush.ts';

loadTexts(compiledTexts);

interface PushSettingProps {
  userId: string;
  accounts: readonly { readonly address: string; readonly name: string }[];
}

/** Switch for notifications in this browser while the wallet is closed, and the accounts that they are about. */
export function PushSetting({ userId, accounts }: PushSettingProps) {
  const t = useText();
  const labelId = useId();
  const textId = useId();
  const groupId = useId();
  const { state, mark, isBusy, start, end } = usePush(userId);
  const chosen = mark?.accounts ?? accounts.map(({ address }) => address);

  /** Chooses accounts; all of them include those that are added later. */
  const choose = (next: readonly string[]) => {
    const isAll = accounts.every(({ address }) => next.includes(address));
    void start(isAll ? null : [...next]);
  };

  const text =
    state === 'on'
      ? t('push.on', {
          networks: formatList(
            networks.filter(({ rpcName }) => mark?.networks.includes(rpcName)).map(({ name }) => name),
          ),
        })
      : t(`push.${state}`);
  return (
    <>
      <SettingRow
        icon={<NotificationsActiveOutlined />}
        label={t('push.title')}
        labelId={labelId}
        text={text}
        textId={textId}
        control={
          <Switch
            checked={mark !== undefined}
            disabled={isBusy || state === 'unsupported' || state === 'install'}
            onChange={(_, next) => void (next ? start(null) : end())}
            slotProps={{ input: { 'aria-labelledby': labelId, 'aria-describedby': textId } }}
          />
        }
      />
      {mark && accounts.length > 1 && (
        <Box role="group" aria-labelledby={groupId} sx={{ px: 2, pb: 1.5 }}>
          <Typography id={groupId} variant="body2" color="textSecondary">
            {t('push.accounts')}
          </Typography>
          <FormGroup>
            {accounts.map(({ address, name }) => {
              const isChosen = chosen.includes(address);
              return (
                <FormControlLabel
                  key={address}
                  label={name}
                  control={
                    <Checkbox
                      checked={isChosen}
                      // Without any account the switch is off.
                      disabled={isBusy || (isChosen && chosen.length === 1)}
                      onChange={({ target }) =>
                        choose(
                          target.checked ? [...chosen, address] : chosen.filter((other) => other !== address),
                        )
                      }
                    />
                  }
                />
              );
            })}
          </FormGroup>
        </Box>
      )}
    </>
  );
}
