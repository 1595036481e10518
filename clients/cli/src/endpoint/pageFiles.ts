/** Returns the page's HTML. @param walletUrl Origin of the wallet. @param chainId Selected chain, decimal. */
export function pageHtml(walletUrl: string, chainId: number): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>ew connect</title>
    <link rel="stylesheet" href="page.css" />
    <script src="page.js" defer></script>
  </head>
  <body data-wallet="${walletUrl}" data-chain="${chainId}">
    <main>
      <h1>ew connect</h1>
      <p>Requests of your tools appear here. Each button opens Everything Wallet, where you review the request.</p>
      <p id="status" role="status">Connecting…</p>
      <ol id="requests" aria-live="polite"></ol>
    </main>
  </body>
</html>
`;
}

export const pageCss = `:root {
  color-scheme: light dark;
  font: 16px/1.5 system-ui, sans-serif;
}
main {
  max-width: 40rem;
  margin: 0 auto;
  padding: 2rem 1rem;
}
ol {
  list-style: none;
  padding: 0;
}
li {
  border: 1px solid GrayText;
  border-radius: 0.75rem;
  margin: 1rem 0;
  padding: 1rem;
  overflow-wrap: anywhere;
}
button {
  font: inherit;
  font-size: 1.25rem;
  min-height: 3.5rem;
  width: 100%;
}
`;
