import type { ComponentType } from 'react';
import type { SearchDialogProps } from './components/SearchDialog.tsx';

/** Loads the search over the public pages. */
export async function loadSearchDialog(): Promise<ComponentType<SearchDialogProps>> {
  return (await import('./components/SearchDialog.tsx')).SearchDialog;
}
