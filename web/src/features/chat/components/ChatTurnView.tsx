import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { ChatTurn } from '../ChatTurn.ts';
import { AnswerText } from './AnswerText.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import { CopyAnswerButton } from './CopyAnswerButton.tsx';
import { WaitingDots } from './WaitingDots.tsx';

interface ChatTurnViewProps {
  turn: ChatTurn;
  /** True if more text may follow. */
  isPending: boolean;
  /** True for a question without an answer that is not being answered. */
  isUnanswered: boolean;
  /** Sends the question again; only the end of a conversation can be retried. */
  onRetry: (() => void) | undefined;
}

/** A turn of the conversation, and its outcome. Memoised, because every part of an answer renders the conversation again. */
export const ChatTurnView = memo(function ChatTurnView({
  turn: { role, content, interrupted },
  isPending,
  isUnanswered,
  onRetry,
}: ChatTurnViewProps) {
  const t = useText();
  const note = isUnanswered ? 'chat.unanswered' : interrupted && (`chat.${interrupted}` as const);
  return (
    <ChatBubble
      role={role}
      footer={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
          {role === 'assistant' && !isPending && <CopyAnswerButton answer={content} />}
          {note && (
            <Typography variant="caption" color={interrupted === 'stopped' ? 'textSecondary' : 'error'}>
              {t(note)}
            </Typography>
          )}
          {note && onRetry && (
            <Button size="small" onClick={onRetry} sx={{ minHeight: 32, px: 1 }}>
              {t('common.retry')}
            </Button>
          )}
        </Box>
      }
    >
      {role === 'assistant' ? <AnswerText text={content} /> : content}
      {isPending && content === '' && <WaitingDots />}
    </ChatBubble>
  );
});
