import type { MouseEvent } from 'react';

/**
 * What a link of the search does when it is pressed: it leads on within the page, unless it was asked to open elsewhere,
 * which the browser does.
 */
export function followLink(url: string, opensInNewTab: boolean, onFollow: (url: string) => void) {
  return (event: MouseEvent) => {
    if (opensInNewTab || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(url);
  };
}
