import type { ReactNode } from 'react';
import { SessionProviders } from './layout/SessionProviders.ts';

const ignore = () => undefined;

/**
 * Loads what the buttons of a prerendered page show, by their `data-answer`, or a tab's `aria-controls`: the build renders it into the
 * page, and web/early.js shows it until the application draws its own.
 */
export const writtenAnswers: Readonly<Record<string, () => Promise<ReactNode>>> = {
  search: async () => {
    const { SearchDialog } = await import('../features/search/components/SearchDialog.tsx');
    return <SearchDialog onFollow={ignore} onClose={ignore} />;
  },
  chat: async () => {
    const { SupportChat } = await import('../features/chat/components/SupportChat.tsx');
    return <SupportChat onClose={ignore} />;
  },
  'panel-signUp': async () => {
    const { AuthPanel } = await import('../features/auth/components/AuthPanel.tsx');
    await SessionProviders.preload();
    const handlers = { onDraft: ignore, onSignedIn: ignore, onSignedUp: ignore };
    return (
      <SessionProviders>
        <AuthPanel tab="signUp" draft={{ email: '', password: '' }} {...handlers} />
      </SessionProviders>
    );
  },
};
