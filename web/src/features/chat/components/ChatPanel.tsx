import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  useSyncExternalStore,
} from 'react';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useTakenAnswer } from '../../../prerendered/useTakenAnswer.ts';
import type { Conversation, Outcome } from '../Conversation.ts';
import { findSecret } from '../findSecret.ts';
import { refusalReason } from '../refusalReason.ts';
import { ChatField } from './ChatField.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatTranscript } from './ChatTranscript.tsx';
import { StopButton } from './StopButton.tsx';

const panelSx = {
  position: 'fixed',
  zIndex: 'modal',
  inset: { xs: 0, sm: 'auto 24px 24px auto' },
  width: { sm: 400 },
  height: { sm: 'min(640px, calc(100dvh - 48px))' },
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  outline: 0,
  borderRadius: { xs: 0, sm: '20px' },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  boxShadow: { sm: 12 },
  '@keyframes chat-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
  animation: 'chat-in 140ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

interface ChatPanelProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Open chat: beside the page on a desktop, over all of it on a phone (docs/product.md §4, Chat widget). */
export function ChatPanel({ conversation, onClose }: ChatPanelProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { turns, draft, secret, isPending } = useSyncExternalStore(
    conversation.subscribe,
    conversation.getState,
    conversation.getState,
  );
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  // On a phone, a focused field opens a keyboard that hides half the conversation.
  const hasTouchKeyboard = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const [announcement, setAnnouncement] = useState('');
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isFieldNext = useRef(true);
  /** True if the written panel's field had the focus, with the keyboard of the screen open. */
  const hadFocus = useRef(false);

  useTakenAnswer('chat', ({ text, isShown, isSent, hasFocus }) => {
    hadFocus.current = hasFocus;
    if (isShown) panel.current?.style.setProperty('animation', 'none');
    if (text !== '') conversation.setDraft(text);
    if (isSent) announce(conversation.send());
  });

  // Focuses the panel when it opens, and the field again after an answer.
  useLayoutEffect(() => {
    if (isPending || !isFieldNext.current) return;
    isFieldNext.current = false;
    (hasTouchKeyboard && !hadFocus.current ? panel.current : field.current)?.focus();
  }, [isPending, hasTouchKeyboard]);

  useEffect(() => {
    // Requests the check early, so that it is ready for the first message.
    findSecret([]).catch(() => undefined);
    return () => conversation.forgetSecret();
  }, [conversation]);

  function announce(asked: Promise<Outcome>) {
    setAnnouncement('');
    void asked.then((outcome) => {
      if (outcome.status === 'answered') setAnnouncement(outcome.answer);
      if (outcome.status === 'stopped') setAnnouncement(t('chat.stopped'));
      if (outcome.status !== 'failed') return;
      const { refusal, code } = outcome.error;
      logProblem('The support chat did not answer', outcome.error);
      enqueueSnackbar(refusal ? refusalReason(refusal) : t(code), { variant: 'error' });
    });
  }

  function onClick({ target, defaultPrevented }: MouseEvent) {
    // A link opens a page that this panel would cover on a phone, and may be the very page below it. A link that the
    // router did not take is on its way to another tab.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  return (
    <FocusTrap open={isPhone} disableAutoFocus disableRestoreFocus>
      <Paper
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        aria-modal={isPhone}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={onClick}
        sx={panelSx}
      >
        <ChatHeader titleId={titleId} onClose={onClose} />
        <ChatTranscript turns={turns} isPending={isPending} onRetry={() => announce(conversation.retry())} />
        <Box role="status" sx={visuallyHidden}>
          {announcement}
        </Box>
        {isPending && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2, pb: 1.5 }}>
            <CircularProgress size={16} aria-label={t('chat.pending')} />
            <Typography variant="caption" color="textSecondary" aria-hidden="true" sx={{ flex: 1 }}>
              {t('chat.pending')}
            </Typography>
            <StopButton
              onStop={() => conversation.stop()}
              mayTakeFocus={() =>
                document.activeElement === document.body || !!panel.current?.contains(document.activeElement)
              }
              onFocusLost={() => {
                isFieldNext.current = true;
              }}
            />
          </Box>
        )}
        <ChatField
          draft={draft}
          secret={secret}
          isPending={isPending}
          onChange={(text) => conversation.setDraft(text)}
          onSend={() => announce(conversation.send())}
          fieldRef={field}
        />
      </Paper>
    </FocusTrap>
  );
}
