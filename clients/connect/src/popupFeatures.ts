const WIDTH = 420;
const HEIGHT = 720;

/** Features of `window.open` for a window in the middle of this one. */
export function popupFeatures(): string {
  // Safari opens nothing off screen.
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2));
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}
