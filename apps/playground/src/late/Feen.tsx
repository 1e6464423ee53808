import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { problemMarks } from '../fields/marks.js';
import { Problems } from '../fields/Problems.js';
import { TextField } from '../fields/TextField.js';
import { docOf } from '../state/doc.js';
import type { FeenReading, FeenView } from '../worker/protocol.js';

interface Draft {
	readonly text: string;
	readonly reading: FeenReading | undefined;
}

/** The position as FEEN, what FEEN drops of it, and the way back: a good text begins a game there. */
export function Feen({ store }: Context): JSX.Element {
	const state = store.state.value;
	const reading = store.reading.value;
	const shown = reading?.shown ?? 0;
	const [view, show] = useState<FeenView>();
	const [draft, write] = useState<Draft>();
	useEffect(() => {
		store.client.ask('feen', { doc: docOf(state), node: shown }, show);
	}, [reading?.position]);

	const read = (text: string, merge: string): void => {
		write({ text, reading: undefined });
		store.client.ask('readFeen', { ruleset: state.ruleset.id, text }, (answer) => {
			write({ text, reading: answer });
			const { fen } = answer;
			if (fen === undefined || fen === store.reading.peek()?.position.fen) return;
			store.dispatch({ type: 'begin', start: { kind: 'fen', fen }, label: 'new position' }, merge);
		});
	};
	const value = draft?.text ?? view?.text ?? '';
	const problems = draft?.reading?.problems ?? [];
	const marks = useMemo(() => problemMarks(problems), [problems]);
	const broken = problems.some(({ severity }) => severity === 'error');
	const leave = (): void => {
		if (!broken) write(undefined);
	};
	return (
		<TextField
			id="feen"
			label="FEEN"
			hint={broken ? 'The board keeps the last good position.' : 'Edit it to begin a game there.'}
			value={value}
			marks={marks}
			invalid={broken}
			placeholder="A position"
			lines={false}
			onWrite={(text, _caret, merge) => read(text, merge)}
			onLeave={leave}
			onEscape={() => write(undefined)}
		>
			<Problems problems={problems} text={value} field="feen" onFix={(fixed) => read(fixed, '')} />
			{view === undefined || view.dropped.length === 0 ? null : (
				<ul class="dropped">
					{view.dropped.map((words) => (
						<li key={words}>{words}</li>
					))}
				</ul>
			)}
		</TextField>
	);
}
