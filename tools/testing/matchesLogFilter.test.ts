import { expect, test } from 'vitest';
import { matchesLogFilter, type LogEntry } from './matchesLogFilter.ts';

const entry: LogEntry = {
  ...{ severity: 'WARNING', resource: { type: 'cloud_run_revision' } },
  jsonPayload: {
    message: 'Nodes',
    down: ['mainnet', 'sepolia'],
    lag: 300,
    isOld: true,
    empty: [],
    none: null,
  },
};

test.each([
  'resource.type="cloud_run_revision"',
  'resource.type=("cloud_run_worker_pool" OR "cloud_run_revision") AND severity>=WARNING',
  'jsonPayload.message=~"^No.es$"',
  'jsonPayload.message:"ode"',
  'jsonPayload.down="sepolia"',
  'jsonPayload.lag>=300 AND jsonPayload.isOld=true',
  'jsonPayload.message="Nodes" AND (jsonPayload.empty=~"." OR jsonPayload.down=~".")',
  '(jsonPayload.message="other" AND severity>=ERROR) OR jsonPayload.lag>=1',
  'severity>=ERROR OR jsonPayload.message="other" OR jsonPayload.lag>=1',
])('matches %s', (filter) => {
  expect(matchesLogFilter(filter, entry)).toBe(true);
});

test.each([
  'resource.type="cloud_run_worker_pool"',
  'severity>=ERROR',
  'jsonPayload.message=~"^ode"',
  'jsonPayload.empty=~"."',
  'jsonPayload.none>=0',
  'jsonPayload.missing=""',
  'jsonPayload.lag>=301',
  'textPayload:"ode"',
  'jsonPayload.message="Nodes" AND (jsonPayload.empty=~"." OR jsonPayload.lag>=301)',
])('does not match %s', (filter) => {
  expect(matchesLogFilter(filter, entry)).toBe(false);
});

test.each(['NOT severity>=ERROR', 'severity>=', 'severity<ERROR', '(severity>=ERROR', 'severity>=ERROR x'])(
  'refuses what it does not know: %s',
  (filter) => {
    expect(() => matchesLogFilter(filter, entry)).toThrow();
  },
);

test.each([
  'jsonPayload.message="other" AND severity>=ERROR OR jsonPayload.lag>=1',
  'jsonPayload.lag>=1 OR severity>=ERROR AND jsonPayload.message="other"',
  '(jsonPayload.lag>=1 OR severity>=ERROR AND jsonPayload.isOld=true)',
])('refuses AND beside OR without parentheses: %s', (filter) => {
  expect(() => matchesLogFilter(filter, entry)).toThrow('parentheses');
});
