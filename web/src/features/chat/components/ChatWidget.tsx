import ChatBubbleRounded from '@mui/icons-material/ChatBubbleRounded';
import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import { useState, type ComponentType } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/chat';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useWrittenAnswer } from '../../../prerendered/useWrittenAnswer.ts';
import type { SupportChatProps } from './SupportChat.tsx';

loadTexts(compiledTexts);

type View = 'unopened' | 'opening' | 'failed' | 'closed' | { readonly Chat: ComponentType<SupportChatProps> };

const loadChat = () => import('./SupportChat.tsx');

/** The support chat: a floating button that opens the chat, which is loaded only then. */
export function ChatWidget() {
  const t = useText();
  const [view, setView] = useState<View>('unopened');

  function open() {
    setView('opening');
    loadChat().then(
      ({ SupportChat }) => setView({ Chat: SupportChat }),
      (error: unknown) => {
        logProblem('The support chat could not be loaded', error);
        setView('failed');
      },
    );
  }

  useWrittenAnswer('chat', loadChat, open);

  if (typeof view === 'object') return <view.Chat onClose={() => setView('closed')} />;
  const isOpening = view === 'opening';
  return (
    <>
      {view === 'failed' && (
        <Alert
          severity="error"
          variant="filled"
          action={<RetryAction onRetry={open} />}
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            right: { xs: 16, sm: 24 },
            left: { xs: 16, sm: 'auto' },
            bottom: 96,
            maxWidth: { sm: 400 },
            alignItems: 'center',
          }}
        >
          {t('chat.error.load')}
        </Alert>
      )}
      <Fab
        data-needs-script=""
        data-answer="chat"
        color="primary"
        aria-label={t(isOpening ? 'chat.opening' : 'chat.open')}
        aria-haspopup="dialog"
        aria-expanded={false}
        onClick={isOpening ? undefined : open}
        // The focus returns to the button.
        autoFocus={view === 'closed'}
        sx={{
          position: 'fixed',
          right: { xs: 16, sm: 24 },
          bottom: 'max(20px, env(safe-area-inset-bottom))',
          '&:hover': { bgcolor: 'primary.dark' },
        }}
      >
        {isOpening ? (
          <CircularProgress size={24} color="inherit" aria-hidden="true" />
        ) : (
          <ChatBubbleRounded />
        )}
      </Fab>
    </>
  );
}
