// @vitest-environment node
import { expect, test } from 'vitest';
import { shownSample } from './shownSample.ts';

const sources = import.meta.glob<string>('../../../../docs/samples/**/balance.*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const connectSources = import.meta.glob<string>(
  ['../../../../docs/samples/connect/*', '!**/next.config.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const functionSources = import.meta.glob<string>('../../../../docs/samples/readBalance.sh', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// Regression: a sample copied on a local stack called the product's deployment, or used variables it did not define.
test.each(Object.entries({ ...sources, ...connectSources, ...functionSources }))(
  '%s names the current deployment',
  (_, source) => {
    const shown = shownSample(source, { origin: 'http://localhost:5000' });
    expect(shown).toContain('http://localhost:5000');
    expect(shown).not.toContain('everything-wallet.web.app');
  },
);

test('on the local stack, sign-in and calls use its own URLs', () => {
  const shown = shownSample(Object.values(functionSources).join(), {
    origin: 'http://localhost:5000',
    emulators: {
      authUrl: 'http://localhost:9099/auth',
      functionsUrl: 'http://localhost:5001/project/region',
    },
  });
  expect(shown).toContain("AUTH_URL='http://localhost:9099/auth'");
  expect(shown).toContain('FUNCTIONS_URL="http://localhost:5001/project/region"');
});
