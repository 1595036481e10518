import { ToastProvider } from '../../../components/ToastProvider.tsx';
import { supportConversation } from '../supportConversation.ts';
import { ChatPanel } from './ChatPanel.tsx';

export interface SupportChatProps {
  onClose: () => void;
}

/** The open chat with all that it brings along: a visitor's page has no toasts, and no conversation, without it. */
export function SupportChat({ onClose }: SupportChatProps) {
  return (
    <ToastProvider>
      <ChatPanel conversation={supportConversation} onClose={onClose} />
    </ToastProvider>
  );
}
