import { type Feen, material, safeParse, stringify } from '@x/feen';
import { parse as parsePiece, stringify as stringifyPiece } from '@x/feen/epin';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { problemMarks } from '../../fields/marks.js';
import { Problems } from '../../fields/Problems.js';
import { TextField } from '../../fields/TextField.js';
import { PLANE_SIDES } from '../../plane/position.js';
import type { FreeSetUp as Draft } from '../../state/app-state.js';
import { setUp as text } from '../../strings/set-up.js';
import type { PaletteKind, SetUpReading } from '../../worker/protocol.js';
import { freeGeometry, shapeKey } from '../feen/drawing.js';
import { EMPTY } from '../feen/empty-board.js';
import { FreePiece } from '../feen/FreePiece.js';
import { FreeStyles, NewBoard } from '../feen/FreeStyles.js';
import { draftOf, withDraft } from '../feen/free-draft.js';
import { tokenLook } from '../feen/token.js';
import type { Bench } from './bench.js';
import { Editing } from './Editing.js';

/** The pieces that every palette has. */
const USUAL = ['K^', 'Q', 'R', 'B', 'N', 'P'];

const isFirst = (token: string): boolean => /[A-Z]/.test(token);
const flipped = (token: string): string => {
	const piece = parsePiece(token);
	return stringifyPiece({ ...piece, side: piece.side === 'first' ? 'second' : 'first' });
};

const paletteOf = (position: Feen): Bench['palette'] => {
	const tokens = new Set([...USUAL, ...USUAL.map(flipped), ...Object.keys(material(position))]);
	const kinds = (first: boolean): readonly PaletteKind[] =>
		[...tokens].filter((token) => isFirst(token) === first).map((token) => ({ token, look: tokenLook(token, position) }));
	return [
		{ title: text.piecesOf(text.firstPlayer), kinds: kinds(true) },
		{ title: text.piecesOf(text.secondPlayer), kinds: kinds(false) },
	];
};

/** Whether the FEEN is a position of the chosen game. */
const useVerdict = ({ store }: Context, feen: string): SetUpReading | undefined => {
	const [verdict, set] = useState<SetUpReading & { readonly of: string }>();
	const ruleset = store.state.value.ruleset.id;
	useEffect(() => {
		store.client.ask('readFeen', { ruleset, text: feen }, ({ fen, problems }) => {
			const faults = problems.filter(({ severity }) => severity === 'error').map(({ message }) => ({ message }));
			set({
				of: feen,
				text: fen,
				faults: fen === undefined ? [{ message: text.strange(store.reading.peek()?.preset.title ?? '') }, ...faults] : [],
			});
		});
	}, [feen, ruleset]);
	return verdict?.of === feen ? verdict : undefined;
};

/** A board of any dimensions, without rules: its pieces, hands and turn are those of a FEEN. */
export function FreeSetUp({ context, draft: { feen } }: { readonly context: Context; readonly draft: Draft }): JSX.Element {
	const { store, sets } = context;
	const good = useRef(EMPTY);
	const parsed = useMemo(() => safeParse(feen), [feen]);
	if (parsed.ok) good.current = parsed.value;
	const position = good.current;
	const geometry = useMemo(() => freeGeometry(position), [shapeKey(position)]);
	const change = (next: Feen): void => store.dispatch({ type: 'set up', setUp: { feen: stringify(next) }, label: text.label(text.title) });
	const palette = useMemo(() => paletteOf(position), [position]);
	const write = (next: string, merge: string): void =>
		store.dispatch({ type: 'set up', setUp: { feen: next }, label: text.label(text.title) }, merge);
	const bench: Bench = {
		draft: useMemo(() => draftOf(position), [position]),
		write: (next) => ({ feen: stringify(withDraft(position, next)) }),
		geometry: geometry ?? { shape: 'square', slices: [], cells: [] },
		sides: PLANE_SIDES.slice(0, 2),
		sets: sets.of('chess'),
		palette,
		hands: palette.map(({ kinds }, side) => ({ title: text.handOf(side === 0 ? text.firstPlayer : text.secondPlayer), kinds })),
		turns: [
			{ id: 'first', title: text.firstPlayer, side: 0 },
			{ id: 'second', title: text.secondPlayer, side: 1 },
		],
		start: undefined,
		lookOf: (token) => tokenLook(token, position),
		other: flipped,
		verdict: useVerdict(context, feen),
		play: (fen) => store.dispatch({ type: 'begin', start: { kind: 'fen', fen }, label: text.label(text.title) }),
		more: (choose, brush) => (
			<>
				<FreePiece token={brush} onChange={choose} />
				<FreeStyles position={position} onEdit={change} />
				<NewBoard position={position} onEdit={change} />
				<FeenText text={feen} onWrite={write} />
			</>
		),
	};
	return <Editing context={context} bench={bench} />;
}

interface FeenTextProps {
	readonly text: string;
	readonly onWrite: (text: string, merge: string) => void;
}

/** The FEEN of the board. */
function FeenText({ text: value, onWrite }: FeenTextProps): JSX.Element {
	const problems = useMemo(() => {
		const parsed = safeParse(value);
		return parsed.ok ? [] : parsed.problems;
	}, [value]);
	const marks = useMemo(() => problemMarks(problems), [problems]);
	return (
		<TextField
			id="feen"
			label={text.feen}
			hint={problems.length > 0 ? text.lastBoard : text.anyBoard}
			value={value}
			marks={marks}
			invalid={problems.length > 0}
			placeholder={text.position}
			lines={false}
			onWrite={(next, _caret, merge) => onWrite(next, merge)}
		>
			<Problems problems={problems} text={value} field="feen" onFix={(fixed) => onWrite(fixed, '')} />
		</TextField>
	);
}
