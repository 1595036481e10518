import { useLayoutEffect } from 'react';

/**
 * Adopts the tab that web/early.js has chosen on the prerendered page, before the browser paints the application.
 *
 * @param tabs names of the tabs, whose ids are `tab-<name>`; the same array with every render
 * @param choose the setter of the chosen tab
 */
export function useWrittenTab<Tab extends string>(tabs: readonly Tab[], choose: (tab: Tab) => void): void {
  useLayoutEffect(() => {
    const chosen = tabs.find((tab) => document.querySelector(`#tab-${tab}[aria-selected="true"]`) !== null);
    if (chosen !== undefined) choose(chosen);
  }, [tabs, choose]);
}
