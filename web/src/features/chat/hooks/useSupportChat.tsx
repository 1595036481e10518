import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { SupportChatProps } from '../components/SupportChat.tsx';

type View = 'closed' | 'opening' | { readonly Chat: ComponentType<SupportChatProps> };

interface SupportChatView {
  readonly open: () => void;
  readonly isOpening: boolean;
  /** The open chat, to be drawn where nothing covers it. */
  readonly chat: ReactNode;
}

/**
 * Opens the support chat over a screen of the wallet. Its code is fetched when it is first opened, and the focus returns to where it
 * was when the chat is closed.
 *
 * @param onFailed called when the code cannot be fetched
 */
export function useSupportChat(onFailed: () => void): SupportChatView {
  const [view, setView] = useState<View>('closed');
  const opener = useRef<Element | null>(null);

  function open() {
    if (view !== 'closed') return;
    opener.current = document.activeElement;
    setView('opening');
    Promise.all([import('../components/SupportChat.tsx'), import('../loadChatTexts.ts')]).then(
      ([{ SupportChat }, { loadChatTexts }]) => {
        loadChatTexts();
        setView({ Chat: SupportChat });
      },
      (error: unknown) => {
        logProblem('The support chat could not be loaded', error);
        setView('closed');
        onFailed();
      },
    );
  }

  function close() {
    setView('closed');
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }

  return {
    open,
    isOpening: view === 'opening',
    chat: typeof view === 'object' && <view.Chat onClose={close} />,
  };
}
