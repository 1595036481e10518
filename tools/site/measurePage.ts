import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser/findChromium.ts';
import type { CheckRun } from '../checks/CheckRun.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';

/** Results of one Lighthouse visit: scores from 0 to 100, times in ms. */
export interface PageScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
}

/** The parts of Lighthouse's report that are read. */
interface Report {
  readonly categories: Readonly<
    Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  >;
  readonly audits: Readonly<
    Record<
      'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time',
      { numericValue: number }
    >
  >;
}

/**
 * Visits a page with Lighthouse's defaults: a mid-range phone on slow 4G, both simulated from an unthrottled
 * visit.
 *
 * @throws {LocalError} When Lighthouse cannot be run.
 */
export async function measurePage({ family, directory }: CheckRun, url: string): Promise<PageScores> {
  const report = join(directory, 'lighthouse.json');
  await runProgram(family, {
    title: `Lighthouse of ${url}`,
    command: 'lighthouse',
    args: [
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    cwd: repositoryRoot,
    environment: { CHROME_PATH: findChromium('whole') ?? chromium.executablePath() },
    logFile: join(directory, 'lighthouse.log'),
  });
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const score = (name: keyof Report['categories']) => Math.round(100 * categories[name].score);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
  };
}
