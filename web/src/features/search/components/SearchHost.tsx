import { useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OpenSearchContext } from '../../../lib/search/OpenSearchContext.ts';
import { isSearchShortcut } from '../../../lib/search/searchShortcut.ts';
import { LoadedSearch } from './LoadedSearch.tsx';
import type { SearchDialogProps } from './SearchDialog.tsx';

interface SearchHostProps {
  /** Where the page is not to be left for something else, the keys do what the browser does with them. */
  isOff?: boolean;
  /** Loads the search with the user's own in it, where there is a session; the same function with every render. */
  loadOwn?: (() => Promise<ComponentType<SearchDialogProps>>) | undefined;
  children: ReactNode;
}

/**
 * Opens the search from wherever it stands in it: by its buttons, and by Ctrl-K or Cmd-K. Not over a dialog: one that is
 * sending or shows a phrase is not to be left, and any other is closed first.
 */
export function SearchHost({ isOff = false, loadOwn, children }: SearchHostProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  // As the page comes alive: what was pressed before is pressed again at once.
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
