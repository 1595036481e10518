import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { isHex, type HexForm, type ReadMessage } from '../readMessage.ts';

interface MessageFieldProps {
  text: string;
  form: HexForm;
  /** Message as read from the text. */
  read: ReadMessage;
  disabled?: boolean;
  onText: (text: string) => void;
  onForm: (form: HexForm) => void;
}

/** Field for a message; for hex it asks whether bytes or letters are meant, since their signatures differ. */
export function MessageField({ text, form, read, disabled = false, onText, onForm }: MessageFieldProps) {
  const t = useText();
  const formId = useId();
  return (
    <Stack spacing={1.5}>
      <TextField
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        label={t('sign.message')}
        value={text}
        disabled={disabled}
        onChange={({ target }) => onText(target.value)}
        error={read.kind === 'refused'}
        helperText={read.kind === 'refused' ? t(read.problem, read.values) : t('sign.messageHelp')}
        slotProps={{
          htmlInput: { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off', dir: 'auto' },
        }}
      />
      {isHex(text) && (
        <FormControl disabled={disabled}>
          <FormLabel id={formId}>{t('sign.form')}</FormLabel>
          <RadioGroup
            aria-labelledby={formId}
            value={form ?? ''}
            onChange={({ target }) => onForm(target.value === 'hex' ? 'hex' : 'text')}
          >
            {(['hex', 'text'] as const).map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={t(`sign.form.${one}`)}
                sx={{ minHeight: 44 }}
              />
            ))}
          </RadioGroup>
          <FormHelperText sx={{ mx: 0 }}>{t('sign.formHelp')}</FormHelperText>
        </FormControl>
      )}
    </Stack>
  );
}
