import { ChatWidget } from '../../features/chat/components/ChatWidget.tsx';
import { SupportPage } from '../../features/site/pages/SupportPage.tsx';

/** /support: help, and the chat over it. */
export function SupportRoute() {
  return (
    <>
      <SupportPage />
      <ChatWidget />
    </>
  );
}
