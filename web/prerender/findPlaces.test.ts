import { expect, test } from 'vitest';
import { findPlaces } from './findPlaces.ts';

const page = (path: string, main: string, address = path) => ({
  path,
  address,
  description: 'What it is about.',
  html: `<header>Not this</header><main>${main}</main>`,
});

test('finds the page, its sections and its articles, each with its own text', () => {
  const places = findPlaces(
    [
      page(
        '/help',
        '<h1>Help</h1><p>Lead.</p><nav>Contents</nav><section id="a"><h2>Sending</h2><p>Of it.</p>' +
          '<article id="b"><h3>How?</h3><p>Like <code>this</code>, see.</p><button>Copy</button></article></section>',
      ),
    ],
    { '/help#b': 'transfer, pay' },
  );
  expect(places).toEqual([
    {
      url: '/help',
      group: 'help',
      title: 'Help',
      context: '',
      text: 'What it is about. Lead.',
      keywords: '',
    },
    { url: '/help#a', group: 'help', title: 'Sending', context: 'Help', text: 'Of it.', keywords: '' },
    {
      url: '/help#b',
      group: 'help',
      title: 'How?',
      context: 'Sending',
      text: 'Like this, see.',
      keywords: 'transfer, pay',
    },
  ]);
});

test('names an endpoint by its method and path', () => {
  const article = '<article id="getX"><h3>An X</h3><code>GET /x</code><p>Says X.</p></article>';
  const [, , endpoint] = findPlaces(
    [
      page(
        '/documentation',
        `<h1>Documentation</h1><section id="reference"><h2>API</h2>${article}</section>`,
      ),
    ],
    {},
  );
  expect(endpoint).toMatchObject({ url: '/documentation#getX', group: 'endpoints', context: 'GET /x' });
});

test.each([
  ['no main', { ...page('/x', ''), html: '<p>x</p>' }],
  ['no title', page('/x', '<p>x</p>')],
  ['a part without a title', page('/x', '<h1>X</h1><section id="a"><p>x</p></section>')],
])('refuses a page with %s', (_, broken) => {
  expect(() => findPlaces([broken], {})).toThrow('/x');
});

test('a page in another language is found at its own address, in the same group', () => {
  const main = '<h1>Hilfe</h1><section id="a"><h2>Senden</h2></section>';
  expect(findPlaces([page('/help', main, '/de/help')], {}).map(({ url, group }) => [url, group])).toEqual([
    ['/de/help', 'help'],
    ['/de/help#a', 'help'],
  ]);
});
