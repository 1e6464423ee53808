import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { carried } from '../fields/carried.js';
import { pieceNotations } from '../strings/notations.js';
import * as strings from '../strings/piece.js';
import type { Blocker, PieceDrawing, PieceNotation, PieceReading } from '../worker/protocol.js';
import type { CodeEditor } from './editor/code-editor.js';
import { RulesField } from './editor/RulesField.js';
import { asksMeaning, useInks } from './editor/use-inks.js';
import { PieceDiagram } from './piece/PieceDiagram.js';
import { type PieceText, pieceState, pieceText } from './piece/piece-text.js';
import { Spellings } from './piece/Spellings.js';
import { Starters } from './piece/Starters.js';
import { Words } from './piece/Words.js';

/** The piece before any other one is written. */
const FIRST_PIECE: PieceText = { text: 'mR+cpR', dialect: 'auto' };

const CHOICES: readonly (readonly [PieceText['dialect'], string])[] = [
	['auto', strings.detect],
	...(Object.entries(pieceNotations) as readonly (readonly [PieceNotation, string])[]),
];

/** The moves of a piece as text: drawn on a board, in plain English, and in other notations. */
export function Piece({ store, interaction, sets }: Context): JSX.Element {
	const state = store.state.value.piece;
	const piece = state === undefined ? FIRST_PIECE : pieceText(state);
	const { text, dialect } = piece;
	const [reading, set] = useState<PieceReading>();
	const drawn = useRef<PieceDrawing>(undefined);
	const draw = (at: number | undefined, others: readonly Blocker[] | 'sample'): void =>
		store.client.ask('piece', { ...piece, at, others }, (answer) => {
			if (answer.drawing !== undefined) drawn.current = answer.drawing;
			set(answer);
		});
	// The board stays as it is while the text changes.
	useEffect(() => draw(drawn.current?.at, drawn.current?.others ?? []), [text, dialect]);
	const write = (next: Partial<PieceText>): void => store.dispatch({ type: 'piece', piece: pieceState({ ...piece, ...next }) });

	const problems = useMemo(() => (reading === undefined ? [] : carried(reading.problems, reading.text, text)), [reading, text]);
	const inks = useInks(store, 'mbn', text);
	const editor = useRef<CodeEditor>(undefined);
	const [caret, setCaret] = useState(0);
	const current = reading?.text === text && reading.dialect === dialect ? reading : undefined;
	const broken = problems.some(({ severity }) => severity === 'error');
	const told = reading !== undefined && reading.sentences.length > 0 ? reading : undefined;
	const hint = broken ? strings.lastValid : reading === undefined ? strings.reading : strings.readAs(pieceNotations[reading.notation]);
	return (
		<section class="lab piece-lab" aria-label={strings.label}>
			<RulesField
				id="piece"
				label={strings.label}
				language="mbn"
				state={hint}
				tools={<Notation dialect={dialect} onChange={(chosen) => write({ dialect: chosen })} />}
				value={text}
				problems={problems}
				invalid={broken}
				placeholder={FIRST_PIECE.text}
				lines={false}
				inks={reading?.notation === 'mbn' ? inks : undefined}
				caret={caret}
				editor={editor}
				complete={() => undefined}
				meaning={asksMeaning(store, 'mbn')}
				say={interaction.say}
				onWrite={(written, at) => {
					setCaret(at);
					write({ text: written });
				}}
				onCaret={setCaret}
			/>
			{told === undefined ? null : (
				<Words
					label={strings.inWords}
					sentences={told.sentences}
					onShow={current === undefined ? undefined : ({ from, to }) => editor.current?.select(from, to)}
				/>
			)}
			{drawn.current === undefined ? null : (
				<PieceDiagram
					drawing={drawn.current}
					dimmed={current?.drawing === undefined}
					sets={sets.of('chess')}
					say={interaction.say}
					onDraw={draw}
				/>
			)}
			{told === undefined ? null : <Spellings reading={told} say={interaction.say} />}
			<Starters onTake={(taken) => store.dispatch({ type: 'piece', piece: pieceState(taken) })} />
		</section>
	);
}

interface NotationProps {
	readonly dialect: PieceText['dialect'];
	readonly onChange: (dialect: PieceText['dialect']) => void;
}

function Notation({ dialect, onChange }: NotationProps): JSX.Element {
	return (
		<select
			class="field-tool"
			aria-label={strings.notation}
			value={dialect}
			onChange={(event) => onChange(event.currentTarget.value as PieceText['dialect'])}
		>
			{CHOICES.map(([id, title]) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</select>
	);
}
