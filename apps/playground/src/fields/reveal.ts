/** Margin around a character that is scrolled into view, in pixels. */
const MARGIN = 8;

/** The position on screen of a character of the mirrored text. */
const placeOf = (mirror: Element, at: number): DOMRect | undefined => {
	const texts = document.createTreeWalker(mirror, NodeFilter.SHOW_TEXT);
	let before = 0;
	for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
		const length = node.textContent?.length ?? 0;
		if (at < before + length) {
			const range = document.createRange();
			range.setStart(node, at - before);
			range.setEnd(node, at - before + 1);
			return range.getBoundingClientRect();
		}
		before += length;
	}
	return undefined;
};

/** Scrolls the box of a text field so that a character of its text is visible. The page is not scrolled. */
export const reveal = (field: Element, at: number): void => {
	const box = field.closest('.field-box');
	const mirror = box?.querySelector('.field-mirror');
	const place = mirror ? placeOf(mirror, at) : undefined;
	if (!box || place === undefined) return;
	const frame = box.getBoundingClientRect();
	if (place.top < frame.top) box.scrollTop += place.top - frame.top - MARGIN;
	else if (place.bottom > frame.bottom) box.scrollTop += place.bottom - frame.bottom + MARGIN;
};
