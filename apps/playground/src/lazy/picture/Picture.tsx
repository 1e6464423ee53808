import type { PieceSet } from '@x/board';
import { type BoardTheme, toSvg } from '@x/board/svg';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import type { PictureAsk, PictureView } from '../../worker/protocol.js';
import { useDark } from '../pieces/use-dark.js';
import { marksOf, type PictureCut, partOf } from './cut.js';
import { knownPicture, requestPicture } from './load.js';
import { later } from './tasks.js';

/** The address of a picture. An image runs no script, so its content cannot act on the page. */
const addressOf = (view: PictureView, sets: readonly PieceSet[], theme: BoardTheme, dark: boolean, cut: PictureCut): string => {
	const { board: geometry, sides, pieces, lastMove } = view;
	const part = partOf(view, cut.part);
	const svg = toSvg(
		{ geometry, sides, pieces, lastMove: cut.mark === undefined ? lastMove : [], sets, ...marksOf(cut) },
		{
			theme,
			dark,
			coordinates: 'none',
			hands: false,
			columns: Math.ceil(Math.sqrt(geometry.slices.length)),
			...(part !== undefined && { part }),
		},
	);
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

interface PictureProps extends Pick<Context, 'store' | 'sets'> {
	readonly ask: PictureAsk;
	/** The part of the board to draw, and a mark. By default the part around the royal piece of the first side. */
	readonly cut?: PictureCut;
}

const ROYAL: PictureCut = {};

/** A small part of a board: a decoration next to its title. It is drawn when it comes into view, in the background. */
export function Picture({ store, sets, ask, cut = ROYAL }: PictureProps): JSX.Element {
	const place = useRef<HTMLSpanElement>(null);
	const [view, setView] = useState(() => knownPicture(ask));
	const [address, setAddress] = useState<string>();
	const dark = useDark();
	const theme = store.look.value.board;
	// Asking for the sets loads them.
	const found = view === undefined ? undefined : sets.of(view.family);
	const ready = sets.all.value === undefined ? undefined : found;
	useEffect(() => {
		if (view !== undefined || place.current === null) return;
		let withdraw = (): void => undefined;
		const observer = new IntersectionObserver((entries) => {
			withdraw();
			if (entries.at(-1)?.isIntersecting === true) withdraw = requestPicture(store.client, ask, setView);
		});
		observer.observe(place.current);
		return () => {
			observer.disconnect();
			withdraw();
		};
	}, [view === undefined]);
	useEffect(() => {
		if (view === undefined || ready === undefined) return;
		return later(() => setAddress(addressOf(view, ready, theme, dark, cut)));
	}, [view, ready, theme, dark]);
	return (
		<span ref={place} class={view?.endless ? 'picture endless' : 'picture'} aria-hidden="true">
			{address === undefined ? null : <img src={address} alt="" draggable={false} />}
		</span>
	);
}
