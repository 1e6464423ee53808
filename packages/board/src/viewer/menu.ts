import { html } from '../element/dom.js';
import type { GameEntry, OpenedGame, WrittenPosition } from './reader.js';
import type { GameWords } from './words.js';

/** The actions of the menu. */
export interface MenuHost {
	flip(): void;
	close(): void;
	say(text: string): void;
}

/** The content of the menu. */
export interface MenuContent {
	readonly entry: GameEntry;
	readonly opened: OpenedGame;
	readonly written: WrittenPosition | undefined;
}

/** Tags whose value may be the address of the source, in the order of preference. */
const SOURCES = ['GameURL', 'ChapterURL', 'StudyURL', 'Link', 'Source', 'Site'];

/** The address that the tags of a game name, of http or https only. */
export const sourceOf = (tags: OpenedGame['tags']): string | undefined => {
	const values = SOURCES.flatMap((name) => tags.filter((tag) => tag.name === name).map(({ value }) => value.trim()));
	return values.find((value) => /^https?:\/\/[^\s]+$/i.test(value));
};

/** A panel over the bar: copies of the game and the position, and all tags. */
export class Menu {
	readonly element: HTMLElement = html('div', { class: 'menu', part: 'menu', role: 'group', hidden: '' });
	private readonly host: MenuHost;

	constructor(host: MenuHost) {
		this.host = host;
		this.element.addEventListener('keydown', (event) => {
			if (event.key !== 'Escape') return;
			event.preventDefault();
			host.close();
		});
	}

	get open(): boolean {
		return !this.element.hidden;
	}

	hide(): void {
		this.element.hidden = true;
		this.element.replaceChildren();
	}

	show({ entry, opened, written }: MenuContent, words: GameWords): void {
		const button = (label: string, run: () => void): HTMLElement => {
			const made = html('button', { type: 'button' }, label);
			made.addEventListener('click', run);
			return made;
		};
		const source = sourceOf(opened.tags);
		const parts = [
			button(words.flip, () => this.host.flip()),
			button(words.copyGame, () => void this.copy(entry.text, words)),
			...(written === undefined ? [] : [button(words.copyPosition(written.notation), () => void this.copy(written.text, words))]),
			...(source === undefined ? [] : [html('a', { href: source, target: '_blank', rel: 'noopener' }, words.source)]),
			...(opened.tags.length === 0
				? []
				: [
						html('h2', {}, words.tags),
						html('dl', { part: 'tags' }, ...opened.tags.flatMap(({ name, value }) => [html('dt', {}, name), html('dd', {}, value)])),
					]),
		];
		this.element.setAttribute('aria-label', words.menu);
		this.element.replaceChildren(...parts);
		this.element.hidden = false;
		parts[0]!.focus({ preventScroll: true });
	}

	/** Copies a text; where the browser refuses, the text is shown and selected. */
	private async copy(text: string, words: GameWords): Promise<void> {
		try {
			await navigator.clipboard.writeText(text);
			this.host.say(words.copied);
			this.host.close();
		} catch {
			const field = html('textarea', { readonly: '', 'aria-label': words.copyGame });
			field.value = text;
			this.element.querySelector('textarea')?.remove();
			this.element.prepend(field);
			field.select();
			this.host.say(words.notCopied);
		}
	}
}
