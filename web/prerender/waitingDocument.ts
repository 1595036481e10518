import type { WaitingPage } from '../src/renderPage.tsx';

/**
 * The HTML document of all addresses of the application that are not written: its shell, and that it is loading, which is
 * said before any script has run and until the application draws itself.
 *
 * @param shell the built index.html
 * @throws Error when the shell lacks a place that is filled in
 */
export function waitingDocument(shell: string, { styles, html }: WaitingPage): string {
  const root = '<div id="root"></div>';
  for (const place of ['</head>', root])
    if (!shell.includes(place)) throw new Error(`The shell has no ${place}`);
  return (
    shell
      .replace('</head>', () => `  ${styles}\n  </head>`)
      // Without scripts it would wait for ever, and the shell says that.
      .replace(root, () => `<div id="root"><div data-needs-script>${html}</div></div>`)
  );
}
