import { useEffect } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/chatServer';
import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { askWhenLoaded } from '../api/askWhenLoaded.ts';
import { Conversation } from '../Conversation.ts';
import { findSecret } from '../findSecret.ts';
import { ChatPanel } from './ChatPanel.tsx';

loadTexts(compiledTexts);

/** The visitor's conversation: it outlives the panel and the page, and ends with a reload or the session. */
const supportConversation = new Conversation(askWhenLoaded, findSecret);
sessionEnd.addEventListener('end', () => supportConversation.forget());

export interface SupportChatProps {
  onClose: () => void;
}

/** The open chat with its dependencies: without it, a visitor's page has no toasts and no conversation. */
export function SupportChat({ onClose }: SupportChatProps) {
  useEffect(() => {
    // Before the first question; where it fails, the question loads it again.
    import('../api/askSupport.ts').catch(() => undefined);
  }, []);
  return (
    <ToastProvider>
      <ChatPanel conversation={supportConversation} onClose={onClose} />
    </ToastProvider>
  );
}
