import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { getContrastRatio, ThemeProvider, type CssVarsTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, test } from 'vitest';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { theme } from './theme.ts';
import { colors } from './theme/colors.ts';
import { designTokens } from './theme/designTokens.ts';

setUpComponentTests();

/** Its two color schemes: the type of a theme omits them. */
const { colorSchemes } = theme as unknown as CssVarsTheme;
const RING = 'solid rgb(47, 75, 255)';
const draw = (part: ReactElement) =>
  render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {part}
    </ThemeProvider>,
  );

describe('where the keyboard is', () => {
  // Regression: on most buttons the focus was only a shade of gray.
  it.each([
    ['a button', <Button key="it" className="Mui-focusVisible" data-testid="it" />],
    ['an icon', <IconButton key="it" className="Mui-focusVisible" data-testid="it" />],
    ['a row', <ListItemButton key="it" className="Mui-focusVisible" data-testid="it" />],
    [
      'an item of a menu',
      <MenuList key="it">
        <MenuItem className="Mui-focusVisible" data-testid="it" />
      </MenuList>,
    ],
    [
      'a tab',
      <Tabs key="it" value={0}>
        <Tab className="Mui-focusVisible" data-testid="it" />
      </Tabs>,
    ],
  ])('is seen on %s', (_name, part) => {
    draw(part);
    const { outline, outlineOffset } = getComputedStyle(screen.getByTestId('it'));
    expect(outline).toContain(RING);
    expect(outlineOffset).toMatch(/^-?2px$/);
  });

  it('is visible on a switch, inside its container', () => {
    draw(<Switch slotProps={{ input: { 'aria-label': 'it' } }} />);
    const base = screen.getByLabelText('it').closest('.MuiButtonBase-root');
    base?.classList.add('Mui-focusVisible');
    const { outline, outlineOffset } = getComputedStyle(base ?? document.body);
    expect([outline.includes(RING), outlineOffset]).toEqual([true, '-6px']);
  });

  it("has the text's color on a colored background", () => {
    draw(<Alert action={<Button color="inherit" className="Mui-focusVisible" data-testid="it" />} />);
    const { outlineColor, color } = getComputedStyle(screen.getByTestId('it'));
    expect(outlineColor).toBe(color);
    expect(outlineColor).not.toBe('rgb(47, 75, 255)');
  });

  it('is visible on any other element that may have it', () => {
    draw(<a href="/">it</a>);
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    expect(
      rules.some(
        (rule) => rule.startsWith(':focus-visible') && rule.includes('solid var(--mui-palette-primary-main)'),
      ),
    ).toBe(true);
  });

  it.each(['light', 'dark'] as const)('has a contrast of 3 to 1 with every background, %s', (name) => {
    const palette = colorSchemes[name]?.palette;
    const ring = palette?.primary.main ?? '';
    for (const ground of [palette?.background.default ?? ring, palette?.background.paper ?? ring])
      expect(getContrastRatio(ring, ground)).toBeGreaterThanOrEqual(3);
  });
});

// Regression: a page without a scroll bar was shifted by half its width against one with it.
test('a scroll bar has its place on every page', () => {
  draw(<p />);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('scroll');
});

// Regression: toasts covered the header's buttons, and took their clicks.
test('clicks pass through a toast, except on its own button', () => {
  draw(
    <div className="notistack-SnackbarContainer">
      <div style={{ pointerEvents: 'all' }} data-testid="wrapper">
        <Alert action={<Button data-testid="close" />}>Sent</Alert>
      </div>
    </div>,
  );
  const pointerEvents = (element: HTMLElement) => getComputedStyle(element).pointerEvents;
  expect(pointerEvents(screen.getByTestId('wrapper'))).toBe('none');
  expect(pointerEvents(screen.getByText('Sent'))).toBe('none');
  expect(pointerEvents(screen.getByTestId('close'))).toBe('auto');
});

describe.each(['light', 'dark'] as const)('contrast in the %s scheme', (name) => {
  const { background, text, primary, success, warning, error, info } = colors[name];
  const grounds = Object.entries(background);

  test.each(grounds)('amounts and addresses have 7 to 1 with the background %s', (_, ground) => {
    const roles = { ...text, success: success.main, warning: warning.main, error: error.main };
    for (const [role, color] of Object.entries(roles))
      expect(getContrastRatio(color, ground), role).toBeGreaterThanOrEqual(7);
  });

  test.each(grounds)('links have 4.5 to 1 with the background %s', (_, ground) => {
    for (const color of [primary.main, info.main])
      expect(getContrastRatio(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'success', 'warning', 'error', 'info'] as const)(
    'a filled button of the color %s has 4.5 to 1',
    (role) => {
      const { main = '', contrastText = '' } = colorSchemes[name]?.palette[role] ?? {};
      expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('a primary button has 4.5 to 1 while it is hovered', () => {
    expect(getContrastRatio(primary.contrastText, primary.dark)).toBeGreaterThanOrEqual(4.5);
  });
});

// Regression: in the dark scheme, dark letters were on the dark red of a hovered button.
test('a hovered red button becomes brighter with bright colors, and darker with dark ones', () => {
  draw(<Button variant="contained" color="error" />);
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  expect(rules.some((rule) => rule.includes(':hover') && rule.includes('error-main) 88%'))).toBe(true);
});

describe('motion', () => {
  test('takes 150 to 250 ms', () => {
    const { duration } = theme.transitions;
    for (const ms of Object.values(duration)) {
      expect(ms).toBeGreaterThanOrEqual(150);
      expect(ms).toBeLessThanOrEqual(250);
    }
  });

  test('stops for users who want none, also of sheets', () => {
    draw(<p />);
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    const reduced = rules.find((rule) => rule.includes('prefers-reduced-motion'));
    expect(reduced).toMatch(/animation-duration: 1ms !important/);
    expect(reduced).toMatch(/animation-iteration-count: 1 !important/);
    expect(rules.some((rule) => rule.startsWith('@keyframes sheet-up'))).toBe(true);
  });
});

describe('for a finger', () => {
  const cssOf = (part: ReactElement) => {
    draw(part);
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('\n');
  };

  test.each([
    ['a button', <Button key="it">it</Button>, 'MuiButton-root'],
    ['an icon', <IconButton key="it" />, 'MuiIconButton-root'],
    ['a row', <ListItemButton key="it" />, 'MuiListItemButton-root'],
    [
      'an item of a menu',
      <MenuList key="it">
        <MenuItem />
      </MenuList>,
      'MuiMenuItem-root',
    ],
  ])('%s is at least 44 px high', (_name, part, root) => {
    const rules = cssOf(part)
      .split('@media')
      .filter((rule) => rule.includes('pointer: coarse'));
    expect(document.querySelector(`.${root}`)).not.toBeNull();
    expect(rules.some((rule) => rule.includes(`min-height: ${designTokens.target}px`))).toBe(true);
  });
});
