import { type Feen as Position, pieces as piecesOf, safeParse, stringify } from '@x/feen';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { problemMarks } from '../fields/marks.js';
import { Problems } from '../fields/Problems.js';
import { TextField } from '../fields/TextField.js';
import { docOf } from '../state/doc.js';
import * as feenStrings from '../strings/feen.js';
import * as fieldStrings from '../strings/fields.js';
import { setUp as text } from '../strings/set-up.js';
import * as undoStrings from '../strings/undo.js';
import type { FeenReading, FeenView } from '../worker/protocol.js';
import { freeGeometry, MOST_DRAWN } from './feen/drawing.js';
import { EMPTY } from './feen/empty-board.js';
import { tokenSpeech } from './feen/token.js';

/** The text as edited by the user; `reading` is its reading in the current game. */
interface Draft {
	readonly text: string;
	readonly reading: FeenReading | undefined;
	/** The FEN of the position that was on the board. */
	readonly over: string | undefined;
}

/** A position outside the current game is kept while the panel is closed. */
let kept: Draft | undefined;
/**
 * The position as FEEN, or any other. A position that is legal in the game is put on the game's board, any other can be set up there, without
 * rules. The panel lists the information that the game and FEEN drop of each other.
 */
export function Feen({ store }: Context): JSX.Element {
	const state = store.state.value;
	const reading = store.reading.value;
	const shown = reading?.shown ?? 0;
	const here = reading?.position.fen;
	const [view, show] = useState<FeenView>();
	const [draft, setDraft] = useState(kept);
	const write = (next: Draft | undefined): void => {
		kept = next;
		setDraft(next);
	};
	useEffect(() => {
		store.client.ask('feen', { doc: docOf(state), node: shown }, show);
		// The game has moved on from the position that was made here.
		const made = kept?.reading?.fen;
		if (made !== undefined && made !== here && document.activeElement?.id !== 'feen') write(undefined);
		// A text with faults ends where a move or another field changes the board.
		if (kept !== undefined && kept.over !== here && !safeParse(kept.text).ok) write(undefined);
	}, [reading?.position]);

	const read = (text: string, merge: string): void => {
		const over = store.reading.peek()?.position.fen;
		write({ text, reading: undefined, over });
		if (!safeParse(text).ok) return;
		store.client.ask('readFeen', { ruleset: state.ruleset.id, text }, (answer) => {
			if (kept?.text !== text) return;
			write({ text, reading: answer, over });
			const { fen } = answer;
			if (fen === undefined || fen === store.reading.peek()?.position.fen) return;
			store.dispatch({ type: 'begin', start: { kind: 'fen', fen }, label: undoStrings.newPosition }, merge);
		});
	};
	useEffect(() => {
		// The game has changed: the kept position may belong to the new one.
		if (kept?.reading?.fen !== undefined) write(undefined);
		else if (kept !== undefined) read(kept.text, '');
	}, [state.ruleset.id]);
	const value = draft?.text ?? view?.text ?? '';
	const parsed = useMemo(() => (value === '' ? undefined : safeParse(value)), [value]);
	const good = useRef<Position>(undefined);
	if (parsed?.ok) good.current = parsed.value;
	const position = good.current;
	const problems = parsed === undefined || parsed.ok ? [] : parsed.problems;
	const broken = problems.length > 0;
	const said = broken || draft?.reading?.text !== value ? [] : draft.reading.problems;
	const strange = said.some(({ severity }) => severity === 'error');
	const marks = useMemo(
		() => problemMarks([...problems, ...said.map((problem) => ({ ...problem, severity: 'warning' as const }))]),
		[problems, said],
	);
	const setUp = (): void => {
		write(undefined);
		store.dispatch({ type: 'set up', setUp: { feen: stringify(position ?? EMPTY) }, label: text.label(text.title) });
	};
	const back = (): void => {
		write(undefined);
	};
	const title = reading?.preset.title ?? feenStrings.theGame;
	return (
		<section class="feen" aria-label={text.feen}>
			<TextField
				id="feen"
				label={text.feen}
				hint={broken ? text.lastBoard : text.anyBoard}
				value={value}
				marks={marks}
				invalid={broken}
				placeholder={text.position}
				lines={false}
				onWrite={(text, _caret, merge) => read(text, merge)}
				onLeave={() => {
					if (draft?.reading?.fen !== undefined) write(undefined);
				}}
				onEscape={back}
			>
				<Problems problems={problems} text={value} field="feen" onFix={(fixed) => read(fixed, '')} />
				<Losses title={title} said={said} strange={strange} view={draft === undefined ? view : undefined} />
				{draft !== undefined && (broken || strange) ? (
					<button type="button" class="link-button" onClick={back}>
						{fieldStrings.backToPosition}
					</button>
				) : null}
			</TextField>
			<OnBoard position={position ?? EMPTY} onSetUp={setUp} />
		</section>
	);
}

/** The most pieces listed when a board is too large to be drawn. */
const MOST_NAMED = 200;

/** The way to the board, or the pieces of a board that is too large to be drawn. */
function OnBoard({ position, onSetUp }: { readonly position: Position; readonly onSetUp: () => void }): JSX.Element {
	const isDrawn = useMemo(() => freeGeometry(position) !== undefined, [position]);
	const all = useMemo(() => (isDrawn ? [] : piecesOf(position)), [isDrawn, position]);
	if (isDrawn)
		return (
			<button type="button" class="tool free-set-up" onClick={onSetUp}>
				{text.onBoard}
			</button>
		);
	return (
		<div class="free-listed">
			<p>{text.tooMany(MOST_DRAWN)}</p>
			<ul>
				{all.slice(0, MOST_NAMED).map(({ name, piece }) => (
					<li key={name}>
						{name}: {tokenSpeech(piece, position)}
					</li>
				))}
			</ul>
			{all.length > MOST_NAMED ? <p>{text.more(all.length - MOST_NAMED)}</p> : null}
		</div>
	);
}

interface LossesProps {
	/** The title of the game. */
	readonly title: string;
	readonly said: FeenReading['problems'];
	/** The text is not a position of the game. */
	readonly strange: boolean;
	/** The FEEN of the game's position; only without a draft. */
	readonly view: FeenView | undefined;
}

/** The information that the game and FEEN drop of each other. */
function Losses({ title, said, strange, view }: LossesProps): JSX.Element {
	return (
		<>
			{strange ? <p class="feen-strange">{feenStrings.strange(title)}</p> : null}
			<Sentences about={said.length === 0 || strange ? '' : feenStrings.gameCannot(title)} all={said.map(({ message }) => message)} />
			<Sentences about={view?.text === undefined ? '' : feenStrings.feenCannot} all={view?.dropped ?? []} />
		</>
	);
}

function Sentences({ about, all }: { readonly about: string; readonly all: readonly string[] }): JSX.Element | null {
	if (all.length === 0) return null;
	return (
		<>
			{about === '' ? null : <p class="dropped">{about}</p>}
			<ul class="dropped">
				{all.map((words) => (
					<li key={words}>{words}</li>
				))}
			</ul>
		</>
	);
}
