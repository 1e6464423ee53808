import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../context.js';
import { problemMarks } from '../fields/marks.js';
import { Problems } from '../fields/Problems.js';
import { TextField } from '../fields/TextField.js';
import { OWN_RULES, type RulesCheck } from '../worker/protocol.js';

const EXAMPLE = `Variant: Cannon skirmish
Board: 6x6
FEN: "c1k2c/6/6/6/6/C1K2C w - - 0 1"
Rule: stalemate = win
Rule: repeat3 = draw

Piece: General
Move: leap (0,1)|(1,1)
Symbol: "K", "K,k"
Flags: royal

Piece: Cannon
Move: slide (H, V)
Capture: hop (H, V)
Symbol: "C", "C,c"
`;

/** What was written last, so that another panel can be looked at meanwhile. */
let draft: string | undefined;

/** Rules as text in the language of variants.txt: the board plays them as soon as they can be read, and keeps the last good ones until then. */
export function Workshop({ store, table }: Context): JSX.Element {
	const { id } = store.state.value.ruleset;
	const played = id.startsWith(OWN_RULES) ? id.slice(OWN_RULES.length) : undefined;
	const [text, setText] = useState(draft ?? played ?? EXAMPLE);
	const [check, setCheck] = useState<RulesCheck>();

	const write = (written: string, merge: string): void => {
		draft = written;
		setText(written);
		store.client.ask('rules', { text: written }, (answer) => {
			setCheck(answer);
			const { title } = answer;
			if (title === undefined) return;
			// The moves stay in the text: those that the new rules do not know are shown as faults.
			const own = store.state.peek().ruleset.id.startsWith(OWN_RULES);
			store.choose({ id: OWN_RULES + written, title }, own ? store.state.peek().record : undefined, merge);
		});
	};
	// Undo and links bring other rules.
	useEffect(() => {
		if (played !== undefined && played !== draft && check?.title !== undefined) {
			draft = played;
			setText(played);
			setCheck(undefined);
		}
	}, [played]);

	const current = check?.text === text ? check : undefined;
	const problems = current?.problems ?? [];
	const marks = useMemo(() => problemMarks(problems), [problems]);
	const broken = problems.some(({ severity }) => severity === 'error');
	return (
		<section class="lab" aria-label="Workshop">
			<TextField
				id="rules"
				label="Rules"
				hint={broken ? 'The board keeps the last good rules.' : 'In the language of variants.txt; the board follows.'}
				value={text}
				marks={marks}
				invalid={broken}
				placeholder="Variant: My chess"
				lines={true}
				onWrite={(written, _caret, merge) => write(written, merge)}
			>
				<Problems problems={problems} text={text} field="rules" onFix={(fixed) => write(fixed, '')} />
			</TextField>
			{played === undefined ? (
				<button
					type="button"
					class="lab-run"
					onClick={() => {
						write(text, '');
						table.say('The board plays these rules.');
					}}
				>
					Play these rules
				</button>
			) : null}
		</section>
	);
}
