import { networks } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { NetworkLabel } from '../../../components/NetworkLabel.tsx';
import { useNetwork } from '../../../lib/network/useNetwork.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { MessageAccount } from '../MessageAccount.ts';
import { readMessage, type HexForm } from '../readMessage.ts';
import { MessageField } from './MessageField.tsx';
import { SignReview } from './SignReview.tsx';

interface SignTabProps {
  /** Accounts whose key this wallet has, the primary one first; at least one. */
  accounts: readonly MessageAccount[];
}

/** Signs a message of any kind: selects account and network, and takes the message. */
export function SignTab({ accounts }: SignTabProps) {
  const t = useText();
  const { network: selected } = useNetwork();
  const [address, setAddress] = useState<string>();
  const [networkId, setNetworkId] = useState<string>(selected.id);
  const [text, setText] = useState('');
  const [form, setForm] = useState<HexForm>();
  const [isSigning, setIsSigning] = useState(false);
  // An account deleted in the meantime cannot sign.
  const account = accounts.find((one) => one.address === address) ?? accounts[0];
  const network = networks.find(({ id }) => id === networkId) ?? selected;
  const typed = useMemo(
    () => ({ text, form, chainId: network.chainId, signer: account?.address ?? '' }),
    [text, form, network, account?.address],
  );
  // Long pasted text takes a moment to parse: typing continues meanwhile, and unparsed text cannot be signed.
  const parsed = useDeferredValue(typed);
  const read = useMemo(() => readMessage(parsed), [parsed]);
  const isReading = parsed !== typed;

  return (
    <Stack spacing={2.25}>
      <Typography variant="body2" color="textSecondary">
        {t('sign.intro')}
      </Typography>
      {account === undefined ? (
        <Alert severity="warning">{t('sign.noAccount')}</Alert>
      ) : (
        <>
          <TextField
            select
            fullWidth
            label={t('sign.account')}
            value={account.address}
            disabled={isSigning}
            onChange={({ target }) => setAddress(target.value)}
            helperText={account.address}
            slotProps={{ formHelperText: { sx: { fontFamily: 'monospace', overflowWrap: 'anywhere' } } }}
          >
            {accounts.map((one) => (
              <MenuItem key={one.address} value={one.address}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            fullWidth
            label={t('sign.network')}
            value={network.id}
            disabled={isSigning}
            onChange={({ target }) => setNetworkId(target.value)}
            helperText={t('sign.networkHelp')}
          >
            {networks.map((option) => (
              <MenuItem key={option.id} value={option.id}>
                <NetworkLabel network={option} />
              </MenuItem>
            ))}
          </TextField>
          <MessageField
            text={text}
            form={form}
            read={read}
            disabled={isSigning}
            onText={(next) => {
              setText(next);
              setForm(undefined);
            }}
            onForm={setForm}
          />
          {!isReading && (read.kind === 'typedData' || read.kind === 'personal') && (
            <SignReview
              key={`${account.address} ${network.chainId} ${read.digest}`}
              read={read}
              account={account}
              onSigningChange={setIsSigning}
            />
          )}
        </>
      )}
    </Stack>
  );
}
