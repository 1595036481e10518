import { describe, expect, it } from 'vitest';
import { containsApiKey } from './containsApiKey.ts';

const KEY = 'ew_live_0123456789ABCDEFghijklmnopqrstuvwx';

describe('containsApiKey', () => {
  it.each([
    KEY,
    `my key is ${KEY}, why 401?`,
    KEY.replace('live', 'test'),
    KEY.toUpperCase(),
    `Authorization: Bearer ${KEY}`,
    `"${KEY}"`,
    encodeURIComponent(`key=${KEY}`).replaceAll('_', '%5F'),
    `ew_live_\u200b${KEY.slice(8)}`,
    KEY.slice(0, 30),
  ])('finds %s', (text) => {
    expect(containsApiKey(text)).toBe(true);
  });

  it.each([
    'what are ew_test_ keys',
    'ew_live_…uvwx',
    'ew_live_xxxx does not work',
    'a new live stream',
    'few live here',
  ])('lets %s pass', (text) => {
    expect(containsApiKey(text)).toBe(false);
  });
});
