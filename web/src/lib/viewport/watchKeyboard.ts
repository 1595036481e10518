/**
 * Keeps `--keyboard-height` up to date: the height of the on-screen keyboard, if the browser draws it over the page (WebKit). Other
 * browsers resize the page, as index.html asks (`interactive-widget`), and the height stays 0.
 *
 * @param view of the window; undefined in browsers without one
 */
export function watchKeyboard(view: VisualViewport | null | undefined = window.visualViewport): void {
  if (!view) return;
  let shown = 0;
  view.addEventListener('resize', () => {
    const covered = window.innerHeight - view.height * view.scale;
    // The bars of a browser and rounding also cover a few pixels.
    const height = covered > MIN_KEYBOARD_PX ? Math.round(covered) : 0;
    if (height === shown) return;
    shown = height;
    document.documentElement.style.setProperty('--keyboard-height', `${height}px`);
  });
}

/** Lower than any keyboard, and higher than a browser's bars. */
const MIN_KEYBOARD_PX = 120;
