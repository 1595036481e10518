import type { MouseEvent } from 'react';

/**
 * Handles a click on a search link: navigates within the page, unless the click requests another tab or window, which the browser handles.
 */
export function followLink(url: string, opensInNewTab: boolean, onFollow: (url: string) => void) {
  return (event: MouseEvent) => {
    if (opensInNewTab || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(url);
  };
}
