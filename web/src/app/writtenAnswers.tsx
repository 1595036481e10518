import type { ReactNode } from 'react';

const ignore = () => undefined;

/**
 * Loads what the buttons of a prerendered page open, by their `data-answer`: the build renders it into the page, and web/early.js shows it
 * until the application opens its own.
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
};
