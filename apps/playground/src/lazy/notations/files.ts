import type { Context } from '../../context.js';

/** Copies a text. Where the page may not copy, `byHand` runs in place of `done`. */
export const copyText = (text: string, done: () => void, byHand: () => void): void => {
	if (navigator.clipboard === undefined) byHand();
	else navigator.clipboard.writeText(text).then(done, byHand);
};

/** Selects the text of a field, for users to copy it by hand. */
export const selectField = (id: string): void => {
	const field = document.getElementById(id);
	if (!(field instanceof HTMLTextAreaElement) && !(field instanceof HTMLInputElement)) return;
	field.focus();
	field.select();
};

/** Saves a text or a picture as a file. */
export const saveFile = (name: string, content: string | Blob): void => {
	const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
	const address = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	document.body.append(link);
	link.click();
	link.remove();
	// The browser reads the address after this task.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** A name for files of the game on the board. */
export const fileName = ({ store }: Pick<Context, 'store'>, extension: string): string => {
	const title = store.reading.value?.preset.title ?? 'game';
	const name = title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	return `${name || 'game'}.${extension}`;
};
