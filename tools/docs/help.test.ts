import { describe, expect, test } from 'vitest';
import { helpSources } from '../../functions/src/services/chat/helpSources.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { paths } from '../../web/src/config/paths.ts';
import { helpFeatures } from './helpFeatures.ts';

/*
 * The support chat answers from docs/help; these tests compare it with the product's pages, and check that it
 * is plain text.
 */

const entries = helpSources.map(parseHelpEntry);
const pages: unknown[] = Object.values(paths);

/** Words that an article must not use for a working feature. */
const UNREAL =
  /\b(?:demos?|samples?|simulated?|unavailable|not available|coming soon|not supported yet|not yet|planned|takes no coins|buys nothing)\b/i;

/** Begin of a sentence about networks on which a feature is unavailable. */
const ELSEWHERE = /^(?:On (?:other )?networks without|Where there is no|A local stack|On a developer's)/;

/** A yes or no answers the wrong question as soon as the question differs from the title. */
const VERDICT =
  /^(?:yes|no|not|nobody|none|nothing|sure|certainly|of course|indeed|correct|right|true|false|it depends|that is)\b/i;

/** Answers to questions of people whose money is at stake right now. */
const urgent = ['drained', 'stolen', 'phrase-seen'];

test('no question is answered twice', () => {
  const titles = entries.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(20);
});

test('every feature has an article, and every screen belongs to a feature', () => {
  const described = new Set(entries.flatMap(({ features }) => features));
  expect(Object.keys(helpFeatures).filter((feature) => !described.has(feature))).toEqual([]);
  const screens = new Set(Object.values(helpFeatures).flatMap((feature) => feature.screens));
  // Only a local stack has /design.
  expect(Object.keys(paths).filter((screen) => !screens.has(screen))).toEqual(['design']);
});

test.each(['swap', 'defi', 'nfts'])('%s is real on some network', (feature) => {
  expect(helpFeatures[feature]?.realOn?.length).toBeGreaterThan(0);
});

test('finds a text that calls a working screen a demo', () => {
  const calls = [
    'The NFT pages are a demo.',
    'Buy Now takes no coins and buys nothing.',
    'Swaps are coming soon.',
  ];
  expect(calls.filter((sentence) => !callsUnreal(sentence))).toEqual([]);
  expect(callsUnreal('On networks without pools you see samples marked Demo.')).toBe(false);
});

test.each(urgent)('%s starts with moving the remaining assets', (name) => {
  const [first = ''] = entries.find((entry) => entry.name === name)?.text.split('. ', 1) ?? [];
  expect(first).toMatch(/new wallet/);
  expect(first).toMatch(/\b(?:move|send)\b/i);
});

test('a victim of draining is sent to the approvals, after moving the remaining assets', () => {
  const { text = '' } = entries.find(({ name }) => name === 'drained') ?? {};
  expect(text).toMatch(/^Move what is left to a new wallet now, then revoke/);
  expect(text).toContain('/approvals');
});

function callsUnreal(text: string): boolean {
  const withoutLabels = text.replace(/"[^"]*"/g, '');
  return withoutLabels
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => UNREAL.test(sentence) && !ELSEWHERE.test(sentence));
}

describe.each(entries)('docs/help: $name', ({ page, text, features }) => {
  test('declares features that there are', () => {
    expect(features.length).toBeGreaterThan(0);
    expect(features.filter((feature) => helpFeatures[feature] === undefined)).toEqual([]);
  });

  test('calls no working feature a demo, unavailable or coming', () => {
    expect(callsUnreal(text)).toBe(false);
  });

  test('begins without a yes or no', () => {
    for (const paragraph of text.split('\n\n')) expect(paragraph).not.toMatch(VERDICT);
  });

  test('names a page of the product', () => {
    expect(pages).toContain(page);
  });

  test('links nowhere', () => {
    expect(text).not.toMatch(/https?:|www\.|\w@\w/);
  });

  test('is plain text', () => {
    expect(text).not.toMatch(/[*`<>[\]#]|^[-+] /m);
  });

  test('is short', () => {
    expect(text.length).toBeLessThan(800);
  });
});
