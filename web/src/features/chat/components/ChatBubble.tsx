import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/useText.ts';

interface ChatBubbleProps {
  role: 'user' | 'assistant';
  children: ReactNode;
  /** Content below the message that is not part of it. */
  footer?: ReactNode;
}

/** A chat message: the user's on the right, the assistant's on the left. */
export function ChatBubble({ role, children, footer }: ChatBubbleProps) {
  const t = useText();
  const isOwn = role === 'user';
  return (
    <Box
      component="article"
      aria-label={t(isOwn ? 'chat.you' : 'chat.assistant')}
      sx={{ display: 'grid', justifyItems: isOwn ? 'end' : 'start', gap: 0.25, minWidth: 0 }}
    >
      <Box
        sx={[
          {
            maxWidth: '88%',
            px: 1.75,
            py: 1.125,
            borderRadius: '16px',
            typography: 'body2',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          },
          isOwn
            ? { bgcolor: 'primary.main', color: 'primary.contrastText', borderBottomRightRadius: '4px' }
            : {
                bgcolor: 'background.default',
                border: 1,
                borderColor: 'divider',
                borderBottomLeftRadius: '4px',
              },
        ]}
      >
        {children}
      </Box>
      {footer}
    </Box>
  );
}
