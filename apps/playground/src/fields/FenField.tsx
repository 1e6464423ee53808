import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Context } from '../context.js';
import * as strings from '../strings/fields.js';
import type { DialectView } from '../worker/protocol.js';
import { looksLikeMoves } from './elsewhere.js';
import { problemMarks } from './marks.js';
import { Problems } from './Problems.js';
import { TextField } from './TextField.js';

/** The FEN of the position on the board. Writing a valid FEN begins a new game there. */
export function FenField({ store }: Pick<Context, 'store'>): JSX.Element {
	const draft = store.fenDraft.value;
	const reading = store.reading.value;
	// An unreadable start from a link is shown like a draft: its text with its faults.
	const start = store.state.value.start;
	const stuck = reading !== undefined && reading.startProblems.length > 0 && start.kind === 'fen' ? start.fen : undefined;
	const dialects = reading?.dialects ?? [];
	const at = Math.max(
		0,
		dialects.findIndex(({ id }) => id === store.dialect.value),
	);
	const written = reading?.position.written[at];
	const refused = written !== undefined && 'refused' in written ? written.refused : undefined;
	const value = draft?.text ?? stuck ?? (written !== undefined && 'text' in written ? written.text : '');
	const problems = draft?.reading?.text === value ? draft.reading.problems : draft === undefined ? (reading?.startProblems ?? []) : [];
	const marks = useMemo(() => problemMarks(problems), [problems]);
	const broken = problems.some((problem) => problem.severity === 'error');
	if (reading !== undefined && reading.early !== true && dialects.length === 0) return <p class="field-hint">{strings.noFen}</p>;
	return (
		<TextField
			id="fen"
			label={strings.fen}
			hint={broken ? strings.fenHintFaulty : (refused ?? strings.fenHint)}
			tools={dialects.length > 1 ? <Dialects store={store} dialects={dialects} chosen={dialects[at]?.id ?? ''} /> : undefined}
			value={value}
			marks={marks}
			invalid={broken}
			placeholder={strings.fenPlaceholder}
			lines={false}
			onWrite={(text, _caret, merge) => store.writeFen(text, merge)}
			onLeave={() => {
				if (!broken) store.fenDraft.value = undefined;
			}}
			onEscape={() => {
				store.fenDraft.value = undefined;
			}}
		>
			<Problems problems={problems} text={value} field="fen" onFix={(text) => store.writeFen(text, '')} />
			{broken && draft !== undefined && looksLikeMoves(value) ? (
				<p class="suggestion">
					{strings.looksLikeMoves}{' '}
					<button
						type="button"
						class="problem-fix"
						onClick={() => {
							store.fenDraft.value = undefined;
							store.write(value, value.length, '');
						}}
					>
						{strings.readAsMoves}
					</button>
				</p>
			) : null}
			{broken && draft !== undefined ? (
				<button
					type="button"
					class="link-button"
					onClick={() => {
						store.fenDraft.value = undefined;
					}}
				>
					{strings.backToPosition}
				</button>
			) : null}
		</TextField>
	);
}

interface DialectsProps extends Pick<Context, 'store'> {
	readonly dialects: readonly DialectView[];
	readonly chosen: string;
}

function Dialects({ store, dialects, chosen }: DialectsProps): JSX.Element {
	return (
		<select
			class="field-tool"
			aria-label={strings.dialect}
			value={chosen}
			onChange={(event) => {
				store.fenDraft.value = undefined;
				store.dialect.value = event.currentTarget.value;
			}}
		>
			{dialects.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</select>
	);
}
