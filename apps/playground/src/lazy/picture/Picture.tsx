import type { PieceSet } from '@x/board';
import { toSvg } from '@x/board/svg';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import type { PictureAsk, PictureView } from '../../worker/protocol.js';
import { useDark } from '../pieces/use-dark.js';
import { knownPicture, requestPicture } from './load.js';
import { later } from './tasks.js';

/** Names of the cells from and to which a refused move leads. */
export type PictureArrow = readonly [from: string, to: string];

/** The address of a picture. An image runs no script, so its content cannot act on the page. */
const addressOf = (view: PictureView, sets: readonly PieceSet[], dark: boolean, arrow: PictureArrow | undefined): string => {
	const { board: geometry, sides, pieces, lastMove } = view;
	const [from, to] = (arrow ?? []).map((name) => geometry.cells.find((cell) => cell.name === name)?.cell);
	const arrows = from === undefined || to === undefined ? [] : [{ from, to, color: 'red' as const }];
	const svg = toSvg(
		{ geometry, sides, pieces, lastMove, sets, arrows },
		{ dark, coordinates: 'none', hands: false, columns: Math.ceil(Math.sqrt(geometry.slices.length)) },
	);
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

interface PictureProps extends Pick<Context, 'store' | 'sets'> {
	readonly ask: PictureAsk;
	readonly arrow?: PictureArrow | undefined;
}

/** A small board: a decoration next to its title. It is drawn when it comes into view, in the background. */
export function Picture({ store, sets, ask, arrow }: PictureProps): JSX.Element {
	const place = useRef<HTMLSpanElement>(null);
	const [view, setView] = useState(() => knownPicture(ask));
	const [address, setAddress] = useState<string>();
	const dark = useDark();
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
		return later(() => setAddress(addressOf(view, ready, dark, arrow)));
	}, [view, ready, dark]);
	return (
		<span ref={place} class={view?.endless ? 'picture endless' : 'picture'} aria-hidden="true">
			{address === undefined ? null : <img src={address} alt="" draggable={false} />}
		</span>
	);
}
