import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { LandingPage } from './LandingPage.tsx';

setUpComponentTests();

/** Shows the page. */
function open(): void {
  render(
    <AppShell>
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>
    </AppShell>,
  );
}

test('each claim links to the part of the site that it rests on', () => {
  open();
  const section = within(screen.getByRole('region', { name: 'Check it yourself' }));
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/help#source-code',
    '/about#verify',
    '/connections',
    '/privacy#browser',
    '/help#security',
  ]);
});

// WCAG 2.2.2: what moves by itself for longer than 5 seconds needs a control that pauses it.
test('the screens of the tour move for less than five seconds, and can be chosen', () => {
  open();
  const tour = screen.getByRole('region', { name: 'The wallet in pictures' });
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const animations = [...styles.matchAll(/animation:\s*tour-\w+ ([\d.]+)s both;/g)];
  expect(animations.length).toBeGreaterThanOrEqual(tour.querySelectorAll('picture').length);
  for (const [, seconds] of animations) expect(Number(seconds)).toBeLessThan(5);
  const choices = within(tour).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ['home', true],
    ['send', false],
    ['transaction', false],
  ]);
});
