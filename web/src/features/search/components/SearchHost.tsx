import { useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OpenSearchContext } from '../../../lib/search/OpenSearchContext.ts';
import { isSearchShortcut } from '../../../lib/search/searchShortcut.ts';
import { useWrittenAnswer } from '../../../prerendered/useWrittenAnswer.ts';
import { loadSearchDialog } from '../loadSearchDialog.ts';
import { LoadedSearch } from './LoadedSearch.tsx';
import type { SearchDialogProps } from './SearchDialog.tsx';

interface SearchHostProps {
  /** True where the page must not be left: the browser then handles the keys. */
  isOff?: boolean;
  /** Loads the search that includes the user's own entries, during a session; the same function on every render. */
  loadOwn?: (() => Promise<ComponentType<SearchDialogProps>>) | undefined;
  children: ReactNode;
}

/**
 * Opens the search from its buttons and with Ctrl-K or Cmd-K. Not over a dialog: one that is sending or shows a phrase must not be left,
 * and any other is closed first.
 */
export function SearchHost({ isOff = false, loadOwn, children }: SearchHostProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useWrittenAnswer('search', loadOwn ?? loadSearchDialog, open);

  // At hydration, replay a press that happened before it.
  useLayoutEffect(() => {
    if (isOpen || isOff) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, isOff, open]);

  function follow(url: string) {
    close();
    void navigate(url);
  }

  return (
    <OpenSearchContext value={open}>
      {children}
      {isOpen && <LoadedSearch load={loadOwn} onFollow={follow} onClose={close} />}
    </OpenSearchContext>
  );
}
