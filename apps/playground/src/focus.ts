const REACHED = '[tabindex="0"],button:not([tabindex="-1"]),x-board,.code-host,textarea,input,select,summary';

/**
 * Keeps the keyboard focus in its place. When the focused element leaves the page (an applied repair, a button that is
 * not needed any more), the focusable element before it gets the focus. Browsers would start again at the top of the page.
 */
export const keepFocus = (root: HTMLElement): void => {
	let held: Element | undefined;
	let before: readonly HTMLElement[] = [];
	// A click needs no replacement: focusing a text field would open the on-screen keyboard of a phone.
	let byKeys = true;
	addEventListener('keydown', () => {
		byKeys = true;
	});
	addEventListener('pointerdown', () => {
		byKeys = false;
	});
	root.addEventListener('focusin', ({ target }) => {
		if (!(target instanceof Element)) return;
		held = target;
		const all = [...root.querySelectorAll<HTMLElement>(REACHED)];
		before = all.filter((other) => (target.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0).reverse();
	});
	new MutationObserver(() => {
		if (held === undefined || held.isConnected) return;
		held = undefined;
		if (byKeys && document.activeElement === document.body) before.find((other) => other.isConnected && other.checkVisibility())?.focus();
	}).observe(root, { childList: true, subtree: true });
};
