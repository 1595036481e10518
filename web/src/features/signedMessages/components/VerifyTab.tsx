import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { checkSignature, type CheckedSignature } from '../checkSignature.ts';
import { useAddressText } from '../hooks/useAddressText.ts';
import { readMessage, type HexForm } from '../readMessage.ts';
import { MessageField } from './MessageField.tsx';
import { MessageView } from './MessageView.tsx';

const SEVERITY: Readonly<Record<CheckedSignature['outcome'], AlertColor>> = {
  valid: 'success',
  recovered: 'info',
  other: 'error',
  malformed: 'error',
};

/** Verifies who signed a message, entirely in the browser. */
export function VerifyTab() {
  const t = useText();
  const addressText = useAddressText();
  const [text, setText] = useState('');
  const [form, setForm] = useState<HexForm>();
  const [address, setAddress] = useState('');
  const [signature, setSignature] = useState('');
  const typed = useMemo(
    () => ({ text, form, chainId: undefined, signer: address.trim() }),
    [text, form, address],
  );
  const parsed = useDeferredValue(typed);
  const read = useMemo(() => readMessage(parsed), [parsed]);
  const isRead = parsed === typed && (read.kind === 'typedData' || read.kind === 'personal');
  const isAddressWrong = address.trim() !== '' && !isEvmAddress(address.trim());
  const checked =
    isRead && signature.trim() !== '' && !isAddressWrong
      ? checkSignature(read.digest, signature.trim(), address.trim() === '' ? undefined : address.trim())
      : undefined;

  return (
    <Stack spacing={2.25}>
      <Typography variant="body2" color="textSecondary">
        {t('sign.verify.intro')}
      </Typography>
      <MessageField
        text={text}
        form={form}
        read={read}
        onText={(next) => {
          setText(next);
          setForm(undefined);
        }}
        onForm={setForm}
      />
      <TextField
        fullWidth
        label={t('sign.verify.address')}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={isAddressWrong}
        helperText={t(isAddressWrong ? 'sign.verify.error.address' : 'sign.verify.addressHelp')}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } }}
      />
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={t('sign.signature')}
        value={signature}
        onChange={({ target }) => setSignature(target.value)}
        helperText={t('sign.verify.signatureHelp')}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } }}
      />
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <Box aria-live="polite">
        {checked && (
          <Alert severity={SEVERITY[checked.outcome]} sx={{ overflowWrap: 'anywhere' }}>
            {outcomeText(checked)}
            {checked.outcome !== 'valid' && ` ${t('sign.verify.contract')}`}
          </Alert>
        )}
      </Box>
      {isRead && <MessageView read={read} />}
    </Stack>
  );

  function outcomeText(result: CheckedSignature): string {
    if (result.outcome === 'malformed') return t('sign.verify.error.malformed');
    return t(`sign.verify.${result.outcome}`, { address: addressText(result.signer) });
  }
}
