import type { PieceLook } from '@x/board';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { PLANE_SIDES } from '../../plane/position.js';
import type { SetUp as Draft } from '../../state/app-state.js';
import { docOf } from '../../state/doc.js';
import { capital } from '../../state/speech.js';
import { setUp as text } from '../../strings/set-up.js';
import type { Reading, SetUpReading, SetUpView } from '../../worker/protocol.js';
import type { Bench } from './bench.js';
import { Editing } from './Editing.js';
import { FreeSetUp } from './FreeSetUp.js';
import { kindOf } from './regions.js';

/** The main board as an editor: pieces, hands and the turn are set freely, and the position is played from when the rules allow it. */
export function SetUp(context: Context): JSX.Element {
	const { store } = context;
	const { setUp: draft, ruleset } = store.state.value;
	const reading = store.reading.value;
	const [view, show] = useState<SetUpView>();
	const isFree = draft !== undefined && 'feen' in draft;
	useEffect(() => {
		const state = store.state.peek();
		if (!isFree) store.client.ask('setUp', { doc: docOf(state), node: state.cursor }, show);
	}, [ruleset.id, isFree]);
	if (isFree) return <FreeSetUp context={context} draft={draft} />;
	if (draft === undefined || view === undefined || reading === undefined) return <p class="lazy-wait">{text.loading}</p>;
	return <GameSetUp context={context} draft={draft} view={view} reading={reading} />;
}

/** The looks of the pieces of a game by their tokens, and those of the other side. */
const usePieces = ({ palette }: SetUpView): Pick<Bench, 'lookOf' | 'other'> =>
	useMemo(() => {
		const looks = new Map(palette.flat().map(({ token, look }) => [token, look]));
		const sides = palette.slice(0, -1).map((side) => side[0]?.token.split(' ')[0] ?? '');
		return {
			lookOf: (token): PieceLook =>
				looks.get(kindOf(token)) ?? { side: -1, picture: '', letter: token.split(' ')[1] ?? '', title: kindOf(token) },
			other: (token) => {
				const [side = '', kind = ''] = token.split(' ');
				const at = sides.indexOf(side);
				const turned = `${sides[(at + 1) % sides.length]} ${kind}`;
				return at >= 0 && looks.has(turned) ? turned : token;
			},
		};
	}, [palette]);

/** Whether the position can be played, as the engine reads it. */
const useVerdict = ({ store }: Context, draft: Draft): SetUpReading | undefined => {
	const [verdict, set] = useState<{ readonly draft: Draft; readonly reading: SetUpReading }>();
	useEffect(() => {
		const state = store.state.peek();
		store.client.ask('readSetUp', { doc: docOf(state), node: state.cursor, draft }, (reading) => set({ draft, reading }));
	}, [draft]);
	return verdict?.draft === draft ? verdict.reading : undefined;
};

interface GameSetUpProps {
	readonly context: Context;
	readonly draft: Draft;
	readonly view: SetUpView;
	readonly reading: Reading;
}

/** The board of a game, or the unbounded one. */
function GameSetUp({ context, draft, view, reading }: GameSetUpProps): JSX.Element {
	const { store, sets } = context;
	const plane = store.unbounded.value;
	const titles = Object.values(reading.sides).map(capital);
	const play = (made: string): void => {
		const { record } = store.state.peek();
		if (!plane) store.dispatch({ type: 'begin', start: { kind: 'fen', fen: made }, label: text.label(text.title) });
		else if (record.kind === 'text' && record.text === made)
			store.dispatch({ type: 'set up', setUp: undefined, label: text.label(text.leave) });
		else store.write(made, 0, '');
	};
	const bench: Bench = {
		draft,
		write: (next) => next,
		geometry: plane ? undefined : reading.board,
		sides: plane ? PLANE_SIDES : reading.boardSides,
		sets: sets.of(plane ? 'chess' : reading.family),
		palette: view.palette.map((kinds, side) => ({
			title: side < view.palette.length - 1 ? text.piecesOf(view.turns.find((turn) => turn.side === side)?.title ?? '') : text.neutral,
			kinds,
		})),
		hands: view.hands.map((kinds, side) => ({ title: text.handOf(titles[side] ?? ''), kinds })),
		turns: view.turns,
		start: view.start,
		...usePieces(view),
		verdict: useVerdict(context, draft),
		play,
	};
	return <Editing context={context} bench={bench} />;
}
