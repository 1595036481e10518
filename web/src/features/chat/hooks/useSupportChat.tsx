import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { SupportChatProps } from '../components/SupportChat.tsx';

type View = 'closed' | 'opening' | { readonly Chat: ComponentType<SupportChatProps> };

interface SupportChatView {
  readonly open: () => void;
  readonly isOpening: boolean;
  /** The open chat, to be rendered above everything else. */
  readonly chat: ReactNode;
}

/**
 * Opens the support chat over a screen of the wallet. Loads its code when it first opens, and returns the focus when the chat
 * closes.
 *
 * @param onFailed called if the code cannot be loaded
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
