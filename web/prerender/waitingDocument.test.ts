import { expect, test } from 'vitest';
import { waitingDocument } from './waitingDocument.ts';

const page = { styles: '<style>a{}</style>', html: '<p>$& Loading…</p>' };

test('says in the shell that the application is loading, to whoever has scripts', () => {
  const document = waitingDocument('<head><title>A</title></head><body><div id="root"></div></body>', page);
  expect(document).toContain('<style>a{}</style>\n  </head>');
  expect(document).toContain('<div id="root"><div data-needs-script><p>$& Loading…</p></div></div>');
});

test.each(['<head></head>', '<div id="root"></div>'])('fails for a shell that is %s alone', (shell) => {
  expect(() => waitingDocument(shell, page)).toThrow('The shell has no');
});
