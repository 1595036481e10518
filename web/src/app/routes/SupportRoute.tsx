import { Suspense } from 'react';
import { ChatWidget } from '../../features/chat/components/ChatWidget.tsx';
import { SupportPage } from '../../features/site/pages/SupportPage.tsx';

/** /support: help, and the chat over it, whose button does not wait until the help is hydrated. */
export function SupportRoute() {
  return (
    <>
      <Suspense>
        <SupportPage />
      </Suspense>
      <ChatWidget />
    </>
  );
}
