import type { Source } from '../model/move.js';
import { html, setAttribute } from './dom.js';
import { type HandOptions, handElement } from './hands.js';
import type { BoardProperties } from './properties.js';

/** The kind of the piece in a hand that has the keyboard focus. A browser may have to compute styles to know the focus. */
const focusedKind = (place: HTMLElement): string | undefined => {
	const { activeElement } = place.getRootNode() as ShadowRoot;
	return place.contains(activeElement) ? (activeElement as HTMLElement).dataset.kind : undefined;
};

/** The places of the hands: above the board that of the side at the top, below it that of the side at the bottom. */
export class HandPlaces {
	private readonly top: HTMLElement = html('div', { class: 'hand-place' });
	private readonly bottom: HTMLElement = html('div', { class: 'hand-place' });
	private readonly frame: HTMLElement;

	constructor(frame: HTMLElement) {
		this.frame = frame;
	}

	/** Shows the hands. `isOwn` tells whose pieces can be used. The keyboard focus stays on its kind. */
	show(
		{ hands = [], sides = [], sets, orientation = 'first' }: Partial<BoardProperties>,
		options: Pick<HandOptions, 'words' | 'pointer' | 'still'> & {
			readonly onTake: (kind: string, side: number, byPointer: boolean) => void;
		},
		isOwn: (side: number) => boolean,
	): void {
		for (const place of [this.top, this.bottom]) {
			const kind = place.parentNode === null ? undefined : focusedKind(place);
			const isTop = place === this.top;
			const side = (orientation === 'first') === isTop ? 1 : 0;
			const hand = hands.find((one) => one.side === side);
			if (hand === undefined) {
				place.remove();
				continue;
			}
			if (place.parentNode === null) this.frame[isTop ? 'before' : 'after'](place);
			const title = sides[side]?.title ?? '';
			const own = { style: { sets, sides }, title, own: isOwn(side), top: isTop };
			const onTake: HandOptions['onTake'] = (kind, byPointer) => options.onTake(kind, side, byPointer);
			place.replaceChildren(handElement(hand, { ...options, ...own, onTake }));
			if (kind !== undefined) place.querySelector<HTMLElement>(`[data-kind="${CSS.escape(kind)}"]`)?.focus();
		}
	}

	/** Shows which piece is picked up, and lets a finger drag those that can be dropped. */
	setStates(picked: Source | undefined, canDrop: (kind: string) => boolean): void {
		for (const button of [this.top, this.bottom].flatMap((place) => [...place.querySelectorAll<HTMLElement>('button')])) {
			const { own, kind = '' } = button.dataset;
			const isPicked = picked !== undefined && 'drop' in picked && kind === picked.drop;
			setAttribute(button, 'aria-pressed', String(isPicked && own === 'true'));
			button.classList.toggle('movable', own === 'true' && canDrop(kind));
		}
	}
}
