import Box from '@mui/material/Box';
import { LoadedSendSteps } from './LoadedSendSteps.tsx';
import { SendSheet } from './SendSheet.tsx';
import type { SendStepsProps } from './SendSteps.tsx';
import type { SendFormOptions } from './SendFormOptions.ts';
import type { SendPart } from './SendPart.ts';
import { useSendForm } from './useSendForm.ts';

interface SendFormProps
  extends SendFormOptions, Partial<Pick<SendPart, 'contacts' | 'tokens' | 'onTokenChange'>> {
  /** Shows one step at a time; undefined shows everything at once. */
  steps?: Pick<SendStepsProps, 'step' | 'onStep' | 'onBack'> | undefined;
  onCancel: () => void;
}

/** Fields of the Send dialog: recipient, amount and phrase, with their results as they are typed. */
export function SendForm({
  contacts = [],
  tokens = [],
  onTokenChange,
  steps,
  onCancel,
  ...options
}: SendFormProps) {
  const form = useSendForm(options);
  const parts = { form, options, contacts, tokens, onTokenChange, onCancel };
  return (
    <Box
      component="form"
      noValidate
      // Enter in a field must not sign.
      onSubmit={(event) => event.preventDefault()}
      autoComplete="off"
      // The form is between the dialog and its content, and only the content scrolls: the buttons stay in view.
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }}
    >
      {steps ? <LoadedSendSteps {...parts} {...steps} /> : <SendSheet {...parts} />}
    </Box>
  );
}
