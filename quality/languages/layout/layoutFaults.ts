/** Options of `layoutFaults`. */
export interface LayoutOptions {
  /** True for a pseudo-language: a text without brackets is not in the catalogue. */
  readonly isPseudo: boolean;
  /** Selector of elements whose content is data, such as addresses, code and names: not translated, and shortened at will. */
  readonly data: string;
  /** Names that are the same in every language. */
  readonly names: readonly string[];
}

/**
 * Finds faults of a screen's layout: a page wider than the window, texts that are cut off, outside of the window or over each
 * other, texts that are not in the catalogue, and from right to left icons and fields that are not mirrored as they should be.
 * Runs in the page, so it uses nothing from outside.
 *
 * @returns one line a fault, with the text and the place of its element
 */
// oxlint-disable-next-line max-lines-per-function -- it is sent to the page as one function
export function layoutFaults({ isPseudo, data, names }: LayoutOptions): string[] {
  /** Rounding of layouts, in px. */
  const TOLERANCE = 1.5;
  /** Overlap of two lines' boxes from which letters are covered, in px: the boxes include space above and below the letters. */
  const DEEP = 6;
  const faults = new Set<string>();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="listbox"], [role="menu"]')];
  const root = dialogs.findLast((each) => each.checkVisibility()) ?? document.body;

  const visible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], .MuiTouchRipple-root, noscript, svg') === null;
  const place = (element: Element): string => {
    const names: string[] = [];
    for (let each: Element | null = element; each && names.length < 4; each = each.parentElement) {
      const id =
        each.getAttribute('data-testid') ?? each.getAttribute('role') ?? each.getAttribute('aria-label');
      names.unshift(each.tagName.toLowerCase() + (id === null ? '' : `[${id}]`));
    }
    return names.join(' > ');
  };
  const report = (kind: string, element: Element, text = element.textContent) =>
    faults.add(`${kind}: “${text.trim().replace(/\s+/g, ' ').slice(0, 80)}” in ${place(element)}`);

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.add(`the page is ${scrollWidth - clientWidth} px wider than the window`);

  interface Shown {
    readonly element: Element;
    readonly rects: readonly DOMRect[];
    readonly layer: Element | null;
  }
  /** Element that lies over the page: what is under it is scrolled away, not overlapped. */
  const layerOf = (element: Element): Element | null => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
    return null;
  };
  /** Returns false for a text that is only for screen readers. */
  const isDrawn = (element: Element): boolean => {
    for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
      const { width, height } = each.getBoundingClientRect();
      const { clipPath, overflow, position } = getComputedStyle(each);
      if (position === 'absolute' && overflow === 'hidden' && width <= 1 && height <= 1) return false;
      const isClippedAway = clipPath.startsWith('inset(50%') || (clipPath !== 'none' && width <= 1);
      if (isClippedAway && position !== 'static') return false;
    }
    return true;
  };

  /** Names, e-mail addresses, addresses and their groups, and hosts, also within marks that isolate their direction. */
  const isName = (text: string) => {
    const bare = text.replace(/[\u2066-\u2069]/g, '').trim();
    return names.includes(bare) || /^(0x|\S+@|[\w-]+(\.[\w-]+)+$|[\da-f]{4}$)/i.test(bare);
  };
  /** Part of a box that is not scrolled away or cut off; empty if nothing of it is visible. */
  const inView = (rect: DOMRect, element: Element): DOMRect[] => {
    let { left, top, right, bottom } = rect;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return right > left && bottom > top ? [new DOMRect(left, top, right - left, bottom - top)] : [];
  };

  const shown: Shown[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !visible(element) || ['SCRIPT', 'STYLE'].includes(element.tagName))
      continue;
    if (!isDrawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const isData = element.closest(data) !== null || isName(text);
    checkCut(element, rects, text, isData);
    shown.push({ element, rects: rects.flatMap((rect) => inView(rect, element)), layer: layerOf(element) });
    if (isPseudo && !isData) checkTranslated(element, node);
  }
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1)) checkOverlap(one, other);
  if (isRightToLeft) checkMirrored();
  return [...faults];

  function checkCut(element: Element, rects: readonly DOMRect[], text: string, isData: boolean): void {
    for (
      let box: Element | null = element;
      box && box !== document.documentElement;
      box = box.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const sideways = rects.some(
        ({ left, right }) => left < edge.left - TOLERANCE || right > edge.right + TOLERANCE,
      );
      const upright = rects.some(({ top, bottom }) => top < edge.top - DEEP || bottom > edge.bottom + DEEP);
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return;
      if ((sideways && overflowX !== 'visible') || (upright && overflowY !== 'visible')) {
        if (!isData && !hasFullVersion(element)) report('cut off', element, text);
        return;
      }
      if (sideways && (box.tagName === 'BUTTON' || box.getAttribute('role') === 'tab')) {
        report('wider than its button', box, text);
        return;
      }
      if (position === 'fixed') break;
    }
    if (rects.some(({ left, right }) => left < -TOLERANCE || right > window.innerWidth + TOLERANCE))
      report('outside of the window', element, text);
  }

  /** A shortened text whose full form is in a title or a description. */
  function hasFullVersion(element: Element): boolean {
    return element.closest('[title], button[aria-label], a[aria-label], [data-full]') !== null;
  }

  /** The catalogue's letters have accents: a word without any is a value, or not in the catalogue. */
  function checkTranslated(element: Element, node: Node): void {
    const words = node.textContent?.match(/[A-Za-z]{3,}/g) ?? [];
    if (!words.some((word) => /[acdeghijklnorstuwyz]/.test(word))) return;
    const block = element.closest('main, section, article, form, li, tr, nav, header, footer') ?? root;
    const before = document.createRange();
    before.setStart(block, 0);
    before.setEnd(node, 0);
    const signs = before.toString() + (node.textContent ?? '').replace(/[A-Za-z]{3,}.*$/s, '');
    const depth = (signs.match(/\[/g) ?? []).length - (signs.match(/\]/g) ?? []).length;
    if (depth <= 0) report('not in the catalogue', element, node.textContent ?? '');
  }

  function checkOverlap(one: Shown, other: Shown): void {
    if (one.layer !== other.layer || one.element === other.element) return;
    if (one.element.contains(other.element) || other.element.contains(one.element)) return;
    const over = one.rects.some((a) =>
      other.rects.some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > DEEP &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > DEEP,
      ),
    );
    if (over) report(`over “${other.element.textContent.trim().slice(0, 40)}”`, one.element);
  }

  function checkMirrored(): void {
    const directed =
      /(Arrow(Back|Forward|Left|Right)|Chevron(Left|Right)|Navigate(Next|Before)|KeyboardArrow(Left|Right))/;
    for (const icon of root.querySelectorAll('svg[data-testid]')) {
      if (!directed.test(icon.getAttribute('data-testid') ?? '') || !icon.checkVisibility()) continue;
      let isMirrored = false;
      for (let each: Element | null = icon; each && each !== root; each = each.parentElement) {
        const { transform, rotate, scale } = getComputedStyle(each);
        if (transform.startsWith('matrix(-1') || rotate.startsWith('180') || scale.startsWith('-1'))
          isMirrored = true;
      }
      if (!isMirrored) report('not mirrored', icon, icon.getAttribute('data-testid') ?? '');
    }
    for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const { direction, unicodeBidi } = getComputedStyle(field);
      if (/^(0x|[\w.-]+@)/.test(field.value) && direction === 'rtl' && unicodeBidi !== 'plaintext')
        report('reads from right to left', field, field.value);
    }
  }
}
