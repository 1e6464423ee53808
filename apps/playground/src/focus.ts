const REACHED = '[tabindex="0"],button:not([tabindex="-1"]),textarea,input,select,summary';

/**
 * Keeps the focus of a keyboard in its place: where the element that has it leaves the page (a repair that was made, a button that is
 * needed no more), the one before it takes it. Browsers would begin at the top of the page again.
 */
export const keepFocus = (root: HTMLElement): void => {
	let held: Element | undefined;
	let before: readonly HTMLElement[] = [];
	// What was clicked needs nothing: the focus would open the keyboard of a phone.
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
