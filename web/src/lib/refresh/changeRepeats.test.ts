import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionEnd } from '../session/sessionEnd.ts';
import { attention } from './attention.ts';
import { changeRepeats } from './changeRepeats.ts';
import { networkAttention } from './networkAttention.ts';
import { networkChanges } from './networkChanges.ts';

let heard: string[];
let begunAt: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  attention.notice();
  heard = [];
  begunAt = Date.now();
  stop = networkAttention.listen(({ network }) => heard.push(`${(Date.now() - begunAt) / 1_000} ${network}`));
});
afterEach(() => {
  stop();
  sessionEnd.dispatchEvent(new Event('end'));
  vi.useRealTimers();
});
const after = (seconds: number) => vi.advanceTimersByTime(begunAt + seconds * 1_000 - Date.now());

test('announces a change, and once more after twelve seconds', () => {
  networkAttention.noticeChange('ethereum');
  after(60);
  expect(heard).toEqual(['0 ethereum', '12 ethereum']);
});

test('announces a change with a bound on the age of answers once', () => {
  networkAttention.noticeChange('ethereum', 2_000);
  after(60);
  expect(heard).toEqual(['0 ethereum']);
  expect(networkChanges.isWithin('ethereum', 120_000)).toBe(false);
});

test('a mark that comes just before the repeat has one of its own', () => {
  changeRepeats.noticeMark('ethereum');
  after(11.5);
  changeRepeats.noticeMark('ethereum');
  after(60);
  expect(heard).toEqual(['0 ethereum', '12 ethereum', '24 ethereum']);
});

test('marks of several networks share their requests', () => {
  changeRepeats.noticeMark('ethereum');
  changeRepeats.noticeMark('polygon');
  after(1);
  changeRepeats.noticeMark('base');
  after(60);
  expect(heard).toEqual(['0 ethereum', ...['12 ethereum', '12 polygon', '12 base'], ...['24 base']]);
});

test('a mark in each block brings one request in twelve seconds, and one in a minute while the user is idle', () => {
  for (let second = 0; second < 60; second += 2) {
    after(second);
    changeRepeats.noticeMark('ethereum');
  }
  after(60);
  expect(heard).toEqual([0, 12, 24, 36, 48, 60].map((second) => `${second} ethereum`));
  after(3_600);
  heard.length = 0;
  for (let second = 3_600; second < 3_720; second += 2) {
    after(second);
    changeRepeats.noticeMark('ethereum');
  }
  expect(heard).toEqual(['3600 ethereum', '3660 ethereum']);
});

test('what waits while the user is idle is announced when they return', () => {
  after(3_600);
  heard.length = 0;
  changeRepeats.noticeMark('ethereum');
  after(3_605);
  changeRepeats.noticeMark('ethereum');
  attention.notice();
  expect(heard).toEqual(['3600 ethereum', '3605 ethereum']);
  after(3_700);
  expect(heard).toEqual(['3600 ethereum', '3605 ethereum', '3617 ethereum']);
});

test('a change is announced at once also while marks wait', () => {
  changeRepeats.noticeMark('ethereum');
  after(3);
  networkAttention.noticeChange('ethereum');
  expect(heard).toEqual(['0 ethereum', '3 ethereum']);
});

test('announces nothing after a sign-out', () => {
  changeRepeats.noticeMark('ethereum');
  sessionEnd.dispatchEvent(new Event('end'));
  after(60);
  expect(heard).toEqual(['0 ethereum']);
  expect(networkChanges.isWithin('ethereum', 120_000)).toBe(false);
});

test('remembers when a network changed', () => {
  changeRepeats.noticeMark('ethereum');
  after(10);
  expect([9_999, 10_000].map((ms) => networkChanges.isWithin('ethereum', ms))).toEqual([false, true]);
  expect(networkChanges.isWithin('polygon', 1e9)).toBe(false);
});
