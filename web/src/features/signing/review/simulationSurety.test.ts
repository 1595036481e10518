// @vitest-environment node
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { expect, test } from 'vitest';
import type { CallPreview } from './CallPreview.ts';
import { simulationSurety } from './simulationSurety.ts';
import { unsureKey } from './unsureKey.ts';

const none: ReadonlySet<string> = new Set();

function previewOf(answer: Partial<SimulationAnswer> | undefined, secondsToWait?: number): CallPreview {
  return {
    fees: undefined,
    answer: answer as SimulationAnswer | undefined,
    secondsToWait,
    msSinceAsked: () => 0,
  };
}

const outcome = (succeeds: boolean) => ({ succeeds }) as SimulationAnswer['outcome'];

test('there is nothing to accept before the first preview', () => {
  expect(simulationSurety(undefined, none)).toEqual({ state: undefined, isSure: false, isToAccept: false });
});

test('a call that succeeds by enough nodes is sure', () => {
  const preview = previewOf({ agreement: 'agreed', outcome: outcome(true) });
  expect(simulationSurety(preview, none)).toEqual({ state: 'succeeds', isSure: true, isToAccept: false });
});

test('an uncertain outcome is to be accepted', () => {
  const preview = previewOf({ agreement: 'unknown' });
  expect(simulationSurety(preview, none)).toEqual({ state: 'unknown', isSure: false, isToAccept: true });
  expect(simulationSurety(preview, new Set([unsureKey('unknown')]))).toEqual({
    state: 'unknown',
    isSure: true,
    isToAccept: false,
  });
});

test('a refused simulation is waited for, whatever was accepted', () => {
  const accepted = new Set([unsureKey('unknown')]);
  expect(simulationSurety(previewOf(undefined, 5), accepted)).toEqual({
    state: 'unknown',
    isSure: false,
    isToAccept: false,
  });
});

test('a call that fails has nothing to accept', () => {
  const preview = previewOf({ agreement: 'agreed', outcome: outcome(false) });
  expect(simulationSurety(preview, none)).toEqual({ state: 'fails', isSure: false, isToAccept: false });
});
