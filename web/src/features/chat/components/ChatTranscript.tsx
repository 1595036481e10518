import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { ChatTurn } from '../ChatTurn.ts';
import { ChatBubble } from './ChatBubble.tsx';
import { ChatTurnView } from './ChatTurnView.tsx';

/** Distance from its end, in px, at which a conversation counts as scrolled to the end. */
const NEAR_END = 48;

interface ChatTranscriptProps {
  turns: readonly ChatTurn[];
  isPending: boolean;
  onRetry: () => void;
}

/** All chat messages, greeting first. Scrolls with new text until the user scrolls back. */
export function ChatTranscript({ turns, isPending, onRetry }: ChatTranscriptProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  /** Scroll height at the last render. */
  const lastEnd = useRef(0);
  const lastQuestion = turns.findLast(({ role }) => role === 'user')?.id;

  // A new question is always visible, and so is the end when the chat opens.
  useLayoutEffect(() => {
    lastEnd.current = 0;
  }, [lastQuestion]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (element.scrollTop >= lastEnd.current - NEAR_END) element.scrollTop = element.scrollHeight;
    lastEnd.current = element.scrollHeight - element.clientHeight;
  }, [turns, isPending]);

  return (
    <Box
      ref={box}
      role="log"
      // Not word by word: the panel announces an answer once it is complete.
      aria-live="off"
      aria-label={t('chat.conversation')}
      // Focusable by keyboard, because it scrolls.
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        px: 2,
        py: 2,
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <ChatBubble role="assistant">{t('chat.greeting')}</ChatBubble>
      {turns.map((turn, index) => {
        const isLast = index === turns.length - 1;
        const isAwaited = isLast && isPending;
        return (
          <ChatTurnView
            key={turn.id}
            turn={turn}
            isPending={isAwaited}
            isUnanswered={turn.role === 'user' && !isAwaited && turns[index + 1]?.role !== 'assistant'}
            onRetry={isLast && !isPending ? onRetry : undefined}
          />
        );
      })}
    </Box>
  );
}
