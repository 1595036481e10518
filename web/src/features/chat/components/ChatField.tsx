import { chatLimits } from '@everything-wallet/core/chat/chatLimits';
import type { SecretKind } from '@everything-wallet/core/chat/secretInText';
import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { useText } from '../../../lib/text/useText.ts';

/** Remaining characters from which they are announced. */
const FEW_LEFT = 400;

interface ChatFieldProps {
  draft: string;
  /** The secret that prevents sending the draft. */
  secret: SecretKind | undefined;
  isPending: boolean;
  onChange: (draft: string) => void;
  onSend: () => void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** Field for a message: Enter sends it, Shift and Enter begin a new line. */
export function ChatField({ draft, secret, isPending, onChange, onSend, fieldRef }: ChatFieldProps) {
  const t = useText();
  const helpId = useId();
  const isBlank = draft.trim() === '';
  const left = chatLimits.characters - draft.length;

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <Box
      sx={{
        px: 2,
        pt: 1.5,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <OutlinedInput
          multiline
          fullWidth
          maxRows={5}
          value={draft}
          disabled={isPending}
          error={secret !== undefined}
          placeholder={t('chat.placeholder')}
          inputRef={fieldRef}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          inputProps={{
            'aria-label': t('chat.field'),
            'aria-describedby': helpId,
            maxLength: chatLimits.characters,
            enterKeyHint: 'send',
            // The height of a prerendered field, which no script has measured yet.
            rows: 1,
          }}
          sx={{ minHeight: 46, py: 1.25, px: 1.5, fontSize: { xs: '1rem', sm: '0.9375rem' } }}
        />
        <Tooltip title={t('chat.send')}>
          <span>
            <IconButton
              aria-label={t('chat.send')}
              disabled={isPending || isBlank}
              onClick={onSend}
              sx={{
                width: 46,
                height: 46,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                '&:hover': { bgcolor: 'primary.dark' },
                '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
              }}
            >
              <SendRounded fontSize="small" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
      <Box id={helpId}>
        {left <= FEW_LEFT && <FormHelperText>{t('chat.charactersLeft', { count: left })}</FormHelperText>}
        {secret ? (
          <FormHelperText error role="alert">
            {t(`chat.error.${secret}`)}
          </FormHelperText>
        ) : (
          <FormHelperText>{t('chat.safety')}</FormHelperText>
        )}
      </Box>
    </Box>
  );
}
