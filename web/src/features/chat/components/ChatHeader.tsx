import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { BrandMark } from '../../../components/BrandMark.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface ChatHeaderProps {
  titleId: string;
  onClose: () => void;
}

/** Title of the open chat, and the button that closes it. */
export function ChatHeader({ titleId, onClose }: ChatHeaderProps) {
  const t = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        pl: 2,
        pr: 1,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <BrandMark size={28} />
      <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
        {t('chat.title')}
      </Typography>
      <Tooltip title={t('chat.close')}>
        <IconButton
          aria-label={t('chat.close')}
          data-close=""
          onClick={onClose}
          sx={{ width: 44, height: 44 }}
        >
          <CloseRounded />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
