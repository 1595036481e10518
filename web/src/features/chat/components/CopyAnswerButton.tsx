import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSnackbar } from 'notistack';
import { useCopy } from '../../../components/useCopy.ts';
import { useText } from '../../../lib/text/useText.ts';

interface CopyAnswerButtonProps {
  answer: string;
}

/** Copies an answer, and confirms it for two seconds. */
export function CopyAnswerButton({ answer }: CopyAnswerButtonProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { isCopied, copy } = useCopy();
  return (
    <Tooltip title={t('chat.copy')}>
      <IconButton
        size="small"
        aria-label={t('chat.copy')}
        onClick={() => {
          void copy(answer).then((done) => {
            if (done) enqueueSnackbar(t('common.copied'), { variant: 'success' });
          });
        }}
        sx={{ width: 32, height: 32, color: 'text.secondary' }}
      >
        {isCopied ? (
          <CheckRounded color="success" sx={{ fontSize: 18 }} />
        ) : (
          <ContentCopyRounded sx={{ fontSize: 16 }} />
        )}
      </IconButton>
    </Tooltip>
  );
}
