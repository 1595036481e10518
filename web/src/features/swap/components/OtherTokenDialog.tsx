import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface OtherTokenDialogProps {
  /** Called with the address of a contract, in any case. */
  onChoose: (contract: string) => void;
  onClose: () => void;
}

/** Asks for the contract of a token that is in no list. */
export function OtherTokenDialog({ onChoose, onClose }: OtherTokenDialogProps) {
  const t = useText();
  const [contract, setContract] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const address = contract.trim();
  const isMalformed = isSubmitted && !isEvmAddress(address);
  return (
    <FormDialog
      title={t('swap.live.otherTitle')}
      submitLabel={t('swap.live.otherAdd')}
      isBusy={false}
      autoComplete="off"
      onSubmit={() => {
        setIsSubmitted(true);
        if (isEvmAddress(address)) onChoose(address);
      }}
      onClose={onClose}
    >
      <Alert severity="warning">{t('swap.live.otherText')}</Alert>
      <TextField
        fullWidth
        autoFocus
        label={t('swap.live.otherField')}
        value={contract}
        error={isMalformed}
        helperText={isMalformed ? t('swap.live.otherMalformed') : undefined}
        onChange={(event) => setContract(event.target.value)}
        slotProps={{ htmlInput: { autoCorrect: 'off', spellCheck: false, translate: 'no' } }}
      />
    </FormDialog>
  );
}
